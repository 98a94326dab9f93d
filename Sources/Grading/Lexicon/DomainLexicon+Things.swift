extension DomainLexicon {
  /// What is talked about: views, objects, properties, and where they stand.
  static let things = """
    view: view | screen | body | bodies | component | page | widget | subview | ui | interface | display | cell | panel | window | label | child view | child | children | form | sheet
    who: those | ones | one | whoever | whichever | anyone | anybody | people | someone | somebody | guy | reader | listener | observer | subscriber | consumer | watcher | user | reading view | they | them
    viewer: @view | @who
    object: object | instance | model | store | thing | class | viewmodel | reference type | publisher
    property: property | field | value | var | attribute | member | keypath | key path | piece | bit | variable | part | <member> | detail | datum | entry | prop | slot | one of its | stored | portion | fact
    title: title | name | label | caption | text
    struct: struct | structure | value type | value semantic | by value | values are
    class: class | reference type | by reference | reference semantic | classes | references are
    list: list | container | parent | table | collection view | outer | array view | enclosing | lot of them | scroll view
    row: row | cell | line | item view | element view | entry | its own view | row view | bookrow | that line
    array: array | collection | items | elements | books | array itself | order of | count of | data source | contents of the list | membership
    closure: closure | action | handler | callback | block | lambda | button | tap handler
    wrapper: wrapper | property wrapper | @state | @observedobject | @bindable | @stateobject | decoration | annotation | attribute | decorat* | <attribute>
    plainlet: plain let | plain var | let | constant | ordinary property | plain property | just the reference | holding | hold on | bare | simple let | simple property | normal let | normal property | plain reference | having it | passing it | pass it in | keeping a pointer | pointing at
    getter: getter | get | accessor | reading accessor | reads | read
    setter: setter | set | writes | withmutation | write
    accessors: accessor | getters and setters | getter and setter | get and set | getter | computed property | _ underscore | access( | withmutation | accesskeypath | computed one
    registrar: registrar | observationregistrar | bookkeeper | ledger | registry | notebook | registration object | logbook | tracker | helper object | notepad | address book | book-keeper | book keeper | book-keeping | guest book | guestbook | visitors book | visitor book | record keeper | record-keeper | observation registrar
    environment: environment | .environment | environment modifier | env
    ancestor: ancestor | parent | root | above | upstream | higher | further up | up the tree | up in the tree | upper | superview | windowgroup | app | top level | container | outside | somewhere up | enclosing | outer | ancestors | at the top | grandparent | up the hierarchy | over it
    optional: optional | <optional> | question mark | nil | if let | guard let | library? | nullable | unwrap | nothing there | maybe there | being none | optionally | type? | be absent | may be missing | might be missing | could be missing | allowed to be missing | empty is allowed | none at all | absent
    crash: app is gone | is gone for good | blows | fails hard | terminated | terminates | ends abruptly | aborted | aborts | the end of the app | end of the program | crash at | hard crash | stops dead | drop dead | crash | thrown out | hard way | out of the app | app closes | closes the app | brings down | takes down | kaboom | killed | goes kaput | stops working | fatal error | fatalerror | fatal | trap | blow up | blows up | blew up | die | dies | abort | explode | runtime error | run time error | terminate | goes down | go down | falls over | kill | crashes | bomb | precondition | halt | stops with | stop with | error at runtime | error at run time | exit | boom | goes bang | collapse | tear down the app | exception | dead | keels over | keel over | falls apart | fall apart | comes down | stops the process | goes up in smoke | curtains | lights out | game over | bye bye | goodbye app
    runtime: runtime | run time | when running | when it runs | at launch | as soon as | the moment | when the view appears | when _ read | when reading | when accessed | on access | once _ body
    oldway: observableobject | observable object | observableobjects | @published | published | combine | old | older | previous | formerly | before | stateobject | @stateobject | observedobject | @observedobject | @environmentobject | objectwillchange
    newway: @observable | observable | new | newer | macro | now | observation | modern | nowadays | @observable macro
    observableobject: observableobject | observable object | combine | old protocol | @published | published | @observedobject | @stateobject | observedobject | stateobject | @environmentobject | observableobjects | objectwillchange | old system | combine-based | published wrapper
    published: @published | published
    cache: cache | logger | log | memo | timer | task | service | client | formatter | helper | dependency | injected | urlsession | session | network | lookup | lazy | lazies | internal | bookkeeping | behind-the-scenes | behind the scenes | scratch | plumbing | cancellable | cancellables | wrapped | wrapper | database | handle | token | connection | private state | counter | analytics | delegate | manager | queue | temp* | intermediate | caching | logging | internals | housekeeping | infrastructure | implementation detail | book-keeping | memoi* | dependencies | date formatter | computed once | machinery
    asyncseq: loop over | loops over | iterate over | awaits | awaiting | in a task | series of values | flow of values | stream of values | values over time | values arrive | values come | async sequence | asyncsequence | async stream | asyncstream | stream | for await | for-await | await | loop | iterate | sequence | asynchronous sequence | async iteration | async for | feed | asynchronously | iterating | for loop
    computed: computed | computed property | derived | calculated | it
    storedprops: stored | stored property | stored one | real field | real one | underlying | backing | fields beneath | beneath | underneath | ingredient | source | sources | inputs | input | parts | storage | base | what it's made of | made of | raw | actual | plain one | what it is made of | depends on | built from | data behind | behind it | below it
    inner: inner | nested | inside | contained | child | within | sub object | subobject | second | in it | in there | innards | held object | inner one | guts
    outer: outer | outside | parent | holder | containing | model | observable one | top | wrapping | first | outer one | container | owner | store
    """
}
