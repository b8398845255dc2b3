import type { Language } from '#server/kernel/texts.ts'

export const docsAddress = '/api/docs'

/** What a reader has chosen, and what goes along from page to page. */
export interface Kept {
  search: string
  language: Language | undefined
  /** A page of these, in the language that was chosen. */
  to(operationId?: string): string
}

export const keeping = (search: string, language: Language | undefined): Kept => ({
  search: search.trim(),
  language,
  to: (operationId) => `${docsAddress}${operationId ? `/${operationId}` : ''}${language ? `?language=${language}` : ''}`,
})
