/** The sections of an estate that keep papers. Each says the same things in words of its own. */
export type PaperKind = 'reportArchive' | 'privateFolder' | 'insurance'

/** What every paper has. */
export interface Paper {
  id: string
  version: number
}

/** What is said about a paper when it is saved; with `id` and `version` it is a change. */
export interface PaperInput {
  id?: string | null
  version?: number | null
}
