/** The rules do not run in the page any more. `why`: `record` (one that was sent does not fit them), or `failed`. */
export class RulesFailed extends Error {
  constructor(
    readonly why: 'record' | 'failed',
    message: string,
  ) {
    super(message)
  }
}

/** Does something; whatever goes wrong in a module (a trap), or with what it says, is one kind of error. Throws RulesFailed. */
export function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof RulesFailed ? error : new RulesFailed('failed', `the rules failed: ${error}`)
  }
}
