import { Parts } from '#server/kernel/parts.ts'

/** As whom an estate lets in a company that is not registered here: SQL, each; `link` names the row. */
export interface NamesLetIn {
  name: (link: string) => string
  organizationNumber: (link: string) => string
}

export const namingLetIn = new Parts<NamesLetIn>()
