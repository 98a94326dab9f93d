/// Everyday English words, so that a word which is merely not in the lexicon is not taken for a
/// slip of the keyboard: "clash" is no mistyped "class".
enum CommonWords {
  /// Words that carry grammar, not content.
  static let functionWords = words(
    """
    a an the this that these those it its itself he she they them their theirs his her i me my
    mine you your yours we us our ours one ones who whom whose which what where when why how
    whoever whatever whichever anyone anybody anything someone somebody something everyone
    everybody everything nobody nothing none no not never neither nor and or but so yet for
    because since as while whereas if unless until till though although whether than then else
    otherwise instead of to in on at by with without within into onto from out off over under
    about after before during between among through across against upon per via like up down above
    below around along is are was were be been being am do does did done doing has have had having
    can could will would shall should may might must get gets got getting let lets also too just
    only even still again ever always often sometimes usually already here there now more most
    much many few less least some any all both each every either other others another such same
    own very really quite rather well yes oh hence thus therefore however actually simply merely
    once soon later first last next back away far near towards toward vs
    """)

  static func contains(_ word: String) -> Bool {
    functionWords.contains(word) || content.contains(word)
      || contentStems.contains(Stemmer.stem(word))
  }

  /// Spellings long enough to be the target of a repair.
  static let repairTargets = functionWords.union(content).filter { $0.count > 3 }.sorted()

  private static let contentStems = Set(content.map(Stemmer.stem))

  private static let content = words(
    """
    able accept access accident accord account across act action actual add address advance
    advantage affair afraid afternoon age agree ahead aid aim air alive allow alone amount angry
    animal annoy answer apart app appear apple apply approach area argue arm army arrange arrive
    art article ask asleep assume attach attack attempt attend author avoid aware awful baby bad
    bag balance ball band bank bar base basic basket bath battle beach bean bear beat beautiful
    become bed beer begin began begun behave behind believe bell belong bend best better bill bird
    birth bit bite black blame blind block blood blow blue board boat bone book boot border bore
    born borrow boss bottle bottom bought bowl box boy brain branch brave bread break breath
    bridge brief bright bring broad broke broken brother brought brown brush bubble budget build
    built bunch burn bury bus business busy button buy cake calculate call calm came camera camp
    card care careful carry case cash cat catch caught cause center central century certain chain
    chair challenge chance change channel chapter character charge chart cheap check cheese chest
    chicken chief child children choice choose chose circle city claim clash clean clear clever
    click client climb clock close cloth cloud club coach coast coat code coffee coin cold collect
    college color column combine come comfort command comment common company compare compete
    complain complete complex concern concert condition confirm confuse connect consider consist
    construct contact contain content context continue contract contrast control convert cook cool
    copy corner correct cost cotton count country couple courage course court cousin cover crack
    craft crash crazy create credit crime cross crowd cry cup cure curious current curve custom
    cut cycle daily damage dance danger dark data date daughter day dead deal dear death debate
    debt decide declare deep defend define degree delay deliver demand deny depend depth describe
    desert design desk detail develop device die differ difference different difficult dig dinner
    direct dirt disappear discover discuss disease dish disk distance divide doctor document dog
    dollar door double doubt dozen draw drawn drew dream dress drink drive drop dry due dull dust
    duty eager ear early earn earth ease east easy eat edge edit effect effort egg eight elect
    else empty end enemy energy engine enjoy enough enter entire entry equal error escape essay
    establish even event exact examine example excellent except exchange excite excuse exercise
    exist exit expand expect expensive experience explain express extend extra eye face fact fail
    fair faith fall false family famous fan fancy farm fast fat fate father fault favor fear
    feature feed feel feet fell felt fence fetch fever field fight figure file fill film final
    find fine finger finish fire firm fish fit five fix flag flame flash flat flavor flight float
    floor flow flower fly focus fold follow food foot force foreign forest forget forgot form
    formal former forth fortune forward found four frame free freeze fresh friend front fruit full
    fun function funny further future gain game gap garden gas gate gather gave general gentle
    giant gift girl give given glad glance glass goal goat gold gone good grade grain grand grant
    grass gray great green grew ground group grow guard guess guide guilty gun habit hair half
    hall hand handle hang happen happy hard harm hat hate head health heap hear heard heart heat
    heavy height held hello help hero hide high hill hint hire history hit hold hole holiday home
    honest hook hope horse hospital host hot hotel hour house huge human humor hundred hungry hunt
    hurry hurt husband ice idea ideal identify image imagine impact imply import important improve
    inch include income increase indeed inform inner input inside instance instant intend interest
    invent invite involve iron island issue item job join joke journey joy judge jump june junior
    jury keep kept key kick kid kill kind king kiss kitchen knee knew knife knock know known label
    lack ladder lady lake lamp land language large late latter laugh law lay lazy lead leaf leak
    lean learn leave led left leg legal lend length lens lesson letter level library lie life lift
    light likely limit line link lion lip list listen little live load loan local lock log logic
    long look loop loose lord lose loss lost lot loud love low luck lunch machine mad made magic
    mail main major make male man manage map march mark market marry mass master match material
    matter mean meant measure meat medical medium meet member memory mental mention menu merge
    message met metal method middle mild mile milk million mind minor minute mirror miss mistake
    mix mobile mode modern moment money monkey month mood moon moral morning mother motion mount
    mouse mouth move movie music myth nail name narrow nation native nature neat neck need
    negative neighbor nerve nest network new news nice night nine noise normal north nose note
    notice novel number obey object occur ocean odd offer office official old open opinion oppose
    option orange order ordinary organ origin outer output outside oven owe pack page paid pain
    paint pair pale paper parent park part partner party pass past path patient pattern pause pay
    peace pen people pepper perfect perform perhaps period permit person phone photo phrase pick
    picture piece pile pilot pipe place plain plan plane plant plastic plate play please pleasant
    plenty plus pocket point police polite pool poor popular position possible post pot potato
    pound pour power practice praise pray prefer prepare present press pretty prevent price pride
    prime print prior prison private prize problem process produce product profit program project
    promise proof proper protect proud prove provide public pull punish pupil pure purple purpose
    push put quality quarter queen question quick quiet quit race radio rain raise ran range rank
    rare rate raw reach react read ready real reason receive recent recipe record red reduce refer
    reflect refuse regard region regular reject relate relax release rely remain remember remind
    remove rent repair repeat replace reply report request require rescue reserve resist respect
    rest result retire return review reward rice rich ride right ring rise risk river road rock
    role roll roof room root rope rose rough round route row royal rub rule run rush sad safe said
    sail salt sand sat save saw say scale scene school science score screen sea search season seat
    second secret section see seed seem seen select sell send sense sent separate serious serve
    service set settle seven several severe shade shadow shake shame shape share sharp sheep sheet
    shelf shell shine ship shirt shock shoe shoot shop shore short shot shoulder shout show shut
    sick side sight sign signal silent silk silver simple sing single sink sister sit site
    situation six size skill skin sky sleep slept slide slight slip slow small smart smell smile
    smoke smooth snake snow soap social soft soil sold soldier solid solution solve song sorry
    sort soul sound soup source south space spare speak special speed spell spend spent spin
    spirit split spoke sport spot spread spring square staff stage stair stamp stand star start
    state station stay steady steal steel steep step stick stiff stock stomach stone stood stop
    store storm story straight strange stream street strength stress stretch strict strike string
    strip strong struck struggle student study stuff stupid style subject succeed success sudden
    suffer sugar suggest suit sum summer sun supply support suppose sure surface surprise surround
    survive swear sweat sweet swim swing system table tail take taken talk tall tap task taste
    taught tax teach team tear tell ten tend term test text thank theory thick thin thing think
    third thought thousand thread three threw throat throw thrown ticket tie tight time tiny tip
    tire title today toe together told tomorrow tone tongue took tool tooth top topic torn total
    touch tough tour tower town track trade train translate trap travel tray treat tree trick trip
    trouble truck true trust truth try turn twelve twenty twice two type ugly unable uncle
    understand unit unknown unusual update upper upset use useful usual valley value various vast
    version victim view village visit visual voice vote wage wait wake walk wall wander want war
    warm warn wash waste watch water wave way weak wealth wear weather week weight welcome went
    west wet wheel white whole wide wife wild win wind window wing winter wipe wire wise wish woke
    woman won wonder wood word wore work world worry worse worst worth would wound wrap write
    written wrong wrote yard year yellow yesterday young zero compile crashes memo stack thread
    queue performance faster slower property wrapper closure initialiser initializer variable
    method struct class enum actor swift apple code compiler protocol macro fancy tidy handy
    responsible approach screens opinion reasons manner instead responsible kinds sorts thinking
    fewer node nodes header footer badge avatar profile alarm phone headline granular algorithm
    necessary expression protection longer alteration iteration redeclare excess extension exception collection connection section selection direction reflection instruction construction production reaction fraction function generation operation relation station notation rotation organisation information conversation location situation position condition tradition definition competition recognition question suggestion digestion passion mission vision division decision occasion version conclusion confusion illusion session impression possession discussion spreadsheet pasta magazine issue recipe cooking mountain potassium banana smoothie movie heist tyre tire bike ski boots doll dolls plastic environment needs protects fame letters mailbox doorman museum sensor badge motion piece ordering alarm lemonade jug bricks ingredient ingredients cooked tasty invention invented seventies meaning meant whichever sealed envelope cups shelf drawer cupboard broom camera alerted security risk subject classroom pupil desk teacher register rooms tenant landlord key edition borrowed borrowing unfamiliar familiar taught teach speak silent loud quiet quietly expensive nothing theory practice simple simply plain plainly clear clearly obvious sort kinds trick tricky proper properly real really truly maybe perhaps somewhere anywhere everywhere nowhere sometimes anymore meanwhile afterwards beforehand besides anyway otherwise whatsoever regardless despite except plus minus versus automatically basically technically obviously probably possibly certainly clearly exactly
    format multiple permission specified specify addition ensure port sale patch resource buffer
    server socket core scope backend width lower larger smaller shorter harder greater wider
    deeper safer closer earlier email suitable validate validation conversion represent
    combination marker tries positive void sample garbage resolution computer chosen slightly
    impossible unlikely unwanted unsupported unexpected unspecified unhandled unmatched unmodified
    unneeded unusable unstable uninitialised uncaught undefined unavailable incorrect incomplete
    inefficient inactive inexpensive invert sentence convention declaration transform synchronous
    font overhead codec presence detection batch folder preview stuck mere sought brace noisy
    fourth banner faulty clause arrow phase preference analysis transition equality interrupt
    achieve proceed wherever isolation election inspire defer stability traditional policy
    coverage attacker discovery driver sender intent factor tick draft drain replay resort
    injection distinction encounter sparse stray concrete constraint fee interval deletion
    integration reversed precision alignment seeking obtain furnish generate directory parse
    operator lone enable usable computation concept flicker expert cart customer traveller waiter
    fridge spoon forecast passenger brake librarian painter singer choir speaker player referee
    mattress hedge peach butter spice neighbour lease lawyer officer chin cheek liver heel
    smoothly stutter swipe colour padding riddle magician scream suddenly decade litter cautious
    kettle couch candle lighter sleeper
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
  }
}
