/** The rules no longer run in the page. `why`: `record` (a received one does not fit), or `failed`. */
export class RulesFailed extends Error {
  constructor(
    readonly why: 'record' | 'failed',
    message: string,
  ) {
    super(message)
  }
}

/** Runs a call into a module; traps and bad results become one kind of error. Throws RulesFailed. */
export function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof RulesFailed ? error : new RulesFailed('failed', `the rules failed: ${error}`)
  }
}
