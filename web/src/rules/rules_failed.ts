import { ApiError } from '../net/api'

/** Returns the error to show if rules could not be loaded or failed, and the server takes over; null if only the server was unreachable. */
export function rulesFailed(error: unknown): ApiError | null {
  if (error instanceof ApiError) return null
  console.warn(error)
  return new ApiError('page_rules', { why: (error as { why?: string }).why ?? 'failed' })
}
