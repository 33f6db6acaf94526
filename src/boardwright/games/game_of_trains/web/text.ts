/** Joins the parts of a message id with hyphens. */
export const id = (...parts: string[]): string => parts.join('-').replaceAll('_', '-')
