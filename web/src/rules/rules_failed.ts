import { ApiError } from '../net/api'

/** What to tell where rules could not be loaded or failed, and the server answers in their place; null where only the server was missed. */
export function rulesFailed(error: unknown): ApiError | null {
  if (error instanceof ApiError) return null
  console.warn(error)
  return new ApiError('page_rules', { why: (error as { why?: string }).why ?? 'failed' })
}
