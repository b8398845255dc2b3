/** The sections of an estate that keep papers. */
export type PaperSection = 'reportArchive' | 'privateFolder' | 'insurance'
/** Wherever papers are kept, the same things are said in words of their own. */
export type PaperKind = PaperSection | 'otherDocuments' | 'drawings'

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
