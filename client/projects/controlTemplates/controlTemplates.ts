import { collection, type RecordOf } from '#client/data/collection.ts'
import {
  ControlTemplatesDocument,
  CreateControlTemplateDocument,
  type CreateControlTemplateInput,
  DeleteControlTemplateDocument,
  UpdateControlTemplateDocument,
} from '#client/generated/graphql.ts'

/** What one's own company looks at in its kinds of job, by name. */
export const controlTemplates = collection({
  texts: 'projects.templates',
  address: 'template',
  list: ControlTemplatesDocument,
  at: (data) => data.controlTemplates,
  nameOf: ({ name }) => name,
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
