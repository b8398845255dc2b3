import { type RecordOf, records } from '#client/data/collection.ts'
import {
  type ControlTemplatePartsFragment,
  CreateControlTemplateDocument,
  type CreateControlTemplateInput,
  DeleteControlTemplateDocument,
  UpdateControlTemplateDocument,
} from '#client/generated/graphql.ts'

/** What one's own company looks at in its kinds of job, by name. */
export const controlTemplates = records({
  texts: 'projects.templates',
  address: 'template',
  nameOf: ({ name }: ControlTemplatePartsFragment) => name,
  save: (_company: object, input: Omit<CreateControlTemplateInput, 'companyId'>, before) =>
    before
      ? { mutation: UpdateControlTemplateDocument, variables: { input: { ...input, ...before } } }
      : { mutation: CreateControlTemplateDocument, variables: { input } },
  remove: (_company, { id }) => ({ mutation: DeleteControlTemplateDocument, variables: { id } }),
  listed: [],
  // A new name puts it elsewhere in the list; who starts a project chooses among them.
  changes: ['Query.controlTemplates', 'Query.projectOptions'],
})
export type ControlTemplate = RecordOf<typeof controlTemplates>
