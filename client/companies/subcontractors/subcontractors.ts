import { collection, type RecordOf } from '#client/data/collection.ts'
import {
  CreateSubcontractorDocument,
  type CreateSubcontractorInput,
  SubcontractorsDocument,
  UpdateSubcontractorDocument,
} from '#client/generated/graphql.ts'

/** Whom one's own company calls in, by name. */
export const subcontractors = collection({
  texts: 'companies.subcontractors',
  address: 'subcontractor',
  list: SubcontractorsDocument,
  at: (data) => data.subcontractors,
  nameOf: ({ name }) => name,
  save: (_company: object, input: Omit<CreateSubcontractorInput, 'companyId'>, before) =>
    before
      ? { mutation: UpdateSubcontractorDocument, variables: { input: { ...input, ...before } } }
      : { mutation: CreateSubcontractorDocument, variables: { input } },
  listed: [],
  // A new name puts it elsewhere in the list.
  changes: ['Query.subcontractors'],
})
export type Subcontractor = RecordOf<typeof subcontractors>
