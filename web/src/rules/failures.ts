/** The rules no longer run in the page. `why`: `record` (a received record does not fit), or `failed`. */
export class RulesFailed extends Error {
  constructor(
    readonly why: 'record' | 'failed',
    message: string,
  ) {
    super(message)
  }
}

/** Calls into a module. Traps and bad results become one kind of error: throws RulesFailed. */
export function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof RulesFailed ? error : new RulesFailed('failed', `the rules failed: ${error}`)
  }
}
