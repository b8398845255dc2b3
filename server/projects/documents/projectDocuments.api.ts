import { saveProjectDocumentsInput } from '#schema/projects/projectDocuments.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { personWith } from '#server/accounts/people/accountNames.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { fileAsUploaded } from '#server/kernel/fileAsUploaded.ts'
import { computed, countOf, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { get, put, type Route } from '#server/kernel/rest.ts'
import {
  projectDocument,
  ProjectDocument,
  ProjectDocumentFile,
  projectDocumentFile,
  type ProjectDocumentList,
  projectDocumentList,
  projectDocumentSeen,
} from './projectDocument.entity.ts'
import {
  architectDocuments,
  commonDocuments,
  deliveryDocuments,
  documentsOfList,
  documentsOfType,
  earlierFilesOfDocument,
  saveProjectDocuments,
  seeProjectDocuments,
  typesOfList,
} from './projectDocuments.operations.ts'
import { unseenCount } from './seeDocuments.ts'

export const graphql: GraphqlApi = {
  Query: { deliveryDocuments, architectDocuments, commonDocuments },
  Mutation: { saveProjectDocuments, seeProjectDocuments },
  entities: [projectDocumentList, projectDocument, projectDocumentFile, projectDocumentSeen],
  names: { PapersOfType: ProjectDocument },
  types: {
    PapersOfType: {
      documents: through(documentsOfType, { projectId: 'projectId', list: 'list', documentType: 'documentType' }),
    },
    ProjectDocumentList: {
      unseenCount: computed<ProjectDocumentList>(unseenCount),
      documents: through(documentsOfList, { projectId: 'projectId', list: 'list' }),
      types: through(typesOfList, { projectId: 'projectId', list: 'list' }),
    },
    ProjectDocument: {
      addedBy: computed<ProjectDocument>(
        ({ addedByName, addedByAccountId }) => sql`coalesce(${addedByName}, ${personWith(addedByAccountId)})`,
      ),
      earlierFiles: through(earlierFilesOfDocument, { projectId: 'projectId', documentId: 'id' }),
      earlierFileCount: countOf(ProjectDocumentFile, { estateId: 'estateId', projectId: 'projectId', documentId: 'id' }),
    },
  },
}

const file = 'file { id name type path size url }'
const answer = `{ projectId list version unseenCount documents { id documentType customName covers ${file} addedBy version createdAt updatedAt
  earlierFiles { id ${file} createdAt } } types { documentType documents { id ${file} customName } } }`

type Body = Readonly<Record<string, unknown>>
/** Over REST the files may be given as the uploads answered them. */
const sentTo =
  (list: string) =>
  ({ documents, ...body }: Body): Body => ({
    ...body,
    list,
    ...(documents !== undefined && {
      documents: Array.isArray(documents)
        ? documents.map((sent) => (sent === Object(sent) ? fileAsUploaded(sent as Body) : sent))
        : documents,
    }),
  })
const place = '/api/private/project/:projectId'
const options = {
  answer,
  takes: saveProjectDocumentsInput.omit(['projectId', 'list', 'version']),
  refuses: ['projectCompleted', 'stale', 'versionMissing'] as const,
}

const shown = `{ projectId list documents { id documentType customName ${file} createdAt updatedAt }
  types { documentType documents { id ${file} customName } } }`
const byLink = '/api/public/:publicLinkKey/estate/:estateId/project/:projectId'

export const rest: Route[] = [
  get(`${place}/delivery-documents`, deliveryDocuments, { answer }),
  put(`${place}/delivery-documents`, saveProjectDocuments, { ...options, body: sentTo('delivery') }),
  get(`${place}/architect-documents`, architectDocuments, { answer }),
  put(`${place}/architect-documents`, saveProjectDocuments, { ...options, body: sentTo('drawings') }),
  get(`${byLink}/delivery-documents`, deliveryDocuments, { answer: shown }),
  get(`${byLink}/architect-documents`, architectDocuments, { answer: shown }),
]

export const copies: readonly Copies[] = [
  {
    ofEstates: [
      { table: 'project_document', section: 'estate' },
      { table: 'project_document_file', section: 'estate' },
    ],
    notCopied: ['project_document_list', 'project_document_seen'],
  },
]

export const namedRecords: readonly NamedRecords[] = [
  {
    projectDocuments: { section: 'projects', from: sql`project_document_list r join project p on p.id = r.project_id`, name: sql`p.name` },
  },
]
