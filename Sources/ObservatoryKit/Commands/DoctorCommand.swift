/// `observatory doctor`: what works here, and the cure for what doesn't.
struct DoctorCommand {
  let invocation: Invocation
  let world: World

  func run() throws(Failure) -> ExitStatus {
    let findings = try Examination(invocation: invocation, world: world).findings()
    for finding in findings { world.show(finding.text) }
    let failed = findings.count { $0.state == .bad }
    world.output.write(
      failed == 0 ? "Everything needed is there.\n" : "\(failed) of \(findings.count) failed.\n")
    return failed == 0 ? .success : .failed
  }
}
