/** Message ids are written with hyphens. */
export const id = (...parts: string[]): string => parts.join('-').replaceAll('_', '-')
