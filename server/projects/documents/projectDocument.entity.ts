import type { documentTypes } from '#schema/files/documentTypes.ts'
import type { OwedPaperCode } from '#schema/projects/owedPapers.ts'
import type { ProjectDocumentListName } from '#schema/projects/projectDocuments.input.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, moment, table, text, uuid, version } from '#server/kernel/table.ts'

/** The papers to hand over, the drawings, or what all need at hand. Each is there from the project's first day, the database makes them. */
export class ProjectDocumentList extends table('project_document_list', {
  estateId: uuid,
  projectId: uuid,
  list: text.as<ProjectDocumentListName>(),
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const projectDocumentList = entityOf(ProjectDocumentList)

/** A paper of a project, with its newest file. */
export class ProjectDocument extends table('project_document', {
  estateId: uuid,
  projectId: uuid,
  list: text.as<ProjectDocumentListName>(),
  documentType: text.as<(typeof documentTypes)[number]>(),
  customName: text,
  /** Which of the papers that are asked for it is. */
  covers: text.as<OwedPaperCode>().optional,
  fileId: uuid,
  addedByAccountId: uuid.optional,
  addedByName: text.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare file: StoredFile
}

export const projectDocument = entityOf(ProjectDocument, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})

/** What a paper was before. */
export class ProjectDocumentFile extends table('project_document_file', {
  estateId: uuid,
  projectId: uuid,
  documentId: uuid,
  fileId: uuid,
  createdAt,
}) {
  declare file: StoredFile
}

export const projectDocumentFile = entityOf(ProjectDocumentFile, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})

/** Until when somebody has looked at a list. */
export class ProjectDocumentSeen extends table('project_document_seen', {
  estateId: uuid,
  projectId: uuid,
  list: text.as<ProjectDocumentListName>(),
  accountId: uuid,
  seenAt: moment,
}) {}

export const projectDocumentSeen = entityOf(ProjectDocumentSeen)
