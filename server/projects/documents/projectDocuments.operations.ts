import {
  commonDocumentsInput,
  documentsOfListInput,
  documentsOfTypeInput,
  projectDocumentInput,
  type ProjectDocumentListName,
  projectDocumentsInput,
  saveProjectDocumentsInput,
  seeProjectDocumentsInput,
  typesOfListInput,
} from '#schema/projects/projectDocuments.input.ts'
import { belowProject, onProject } from '#server/access/onProject.ts'
import { command, query } from '#server/kernel/operation.ts'
import { type Hole, literal, sql } from '#server/kernel/read/sql.ts'
import { ProjectDocument, ProjectDocumentFile, ProjectDocumentList } from './projectDocument.entity.ts'
import { saveDocuments } from './saveDocuments.ts'
import { seeDocuments } from './seeDocuments.ts'

const list = (name: string, which: ProjectDocumentListName, input: typeof projectDocumentsInput | typeof commonDocumentsInput) =>
  query({
    name,
    input,
    permission: onProject('read documents'),
    rows: ({ scope }) => scope.one(ProjectDocumentList).where((row) => sql`${row.list} = ${literal(which)}`),
  })
export const deliveryDocuments = list('deliveryDocuments', 'delivery', projectDocumentsInput)
export const architectDocuments = list('architectDocuments', 'drawings', projectDocumentsInput)
export const commonDocuments = list('commonDocuments', 'common', commonDocumentsInput)

/** Below their list. */
export const documentsOfList = query({
  name: 'documentsOfList',
  input: documentsOfListInput,
  permission: belowProject('read documents'),
  rows({ scope, input }) {
    const papers = scope
      .rows(ProjectDocument)
      .where((row) => sql`${row.list} = ${input.list}`)
      .by(({ documentType }) => [documentType])
    // Below a list that is asked for without it, it is not there at all.
    const words = input.search as Hole | undefined
    if (words === undefined) return papers
    return papers.matching(
      words,
      ({ fileId }, wanted) =>
        sql`(${wanted}::text is null or exists (select from file_text x where x.file_id = ${fileId} and x.search @@ document_query(${wanted})))`,
    )
  },
})

/** Below their list: the first paper of each kind, which stands for that. */
export const typesOfList = query({
  name: 'typesOfList',
  input: typesOfListInput,
  permission: belowProject('read documents'),
  rows: ({ scope, input }) =>
    scope
      .rows(ProjectDocument)
      .where((row) => sql`${row.list} = ${input.list}`)
      .where(
        ({ id, estateId, projectId, list, documentType }) =>
          sql`not exists (select from project_document e where e.estate_id = ${estateId} and e.project_id = ${projectId} and e.list = ${list}
            and e.document_type = ${documentType} and e.id < ${id})`,
      )
      .by(({ documentType }) => [documentType]),
})

/** Below the one that stands for their kind. */
export const documentsOfType = query({
  name: 'documentsOfType',
  input: documentsOfTypeInput,
  permission: belowProject('read documents'),
  rows: ({ scope, input }) =>
    scope
      .rows(ProjectDocument)
      .where((row) => sql`${row.list} = ${input.list} and ${row.documentType} = ${input.documentType}`)
      .by(({ documentType }) => [documentType]),
})

/** Below their paper. */
export const earlierFilesOfDocument = query({
  name: 'earlierFilesOfDocument',
  input: projectDocumentInput,
  permission: belowProject('read documents'),
  rows: ({ scope, input }) =>
    scope
      .rows(ProjectDocumentFile)
      .where(({ documentId }) => sql`${documentId} = ${input.documentId}`)
      .newestFirst(),
})

export const saveProjectDocuments = command({
  name: 'saveProjectDocuments',
  input: saveProjectDocumentsInput,
  permission: onProject('update documents'),
  run: ({ grant, input }) => saveDocuments(grant, input),
})

export const seeProjectDocuments = command({
  name: 'seeProjectDocuments',
  input: seeProjectDocumentsInput,
  permission: onProject('read documents'),
  run: ({ grant, input }) => seeDocuments(grant, input.list),
})
