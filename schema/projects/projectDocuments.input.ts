import { array, object } from 'yup'
import {
  choice,
  id,
  openChoice,
  optionalChoice,
  optionalId,
  optionalRecordId,
  optionalText,
  plainFlag,
  recordId,
  text,
  version,
} from '#schema/fields.ts'
import { documentTypes } from '#schema/files/documentTypes.ts'
import { owedPaperCodes } from './owedPapers.ts'

/** The papers to hand over at the end, the drawings, and what all who take part need at hand. */
export const projectDocumentLists = ['delivery', 'drawings', 'common'] as const
export type ProjectDocumentListName = (typeof projectDocumentLists)[number]

/** In one list of a project. */
export const mostProjectDocuments = 500

const neededWhenNew = ([given]: unknown[], field: ReturnType<typeof optionalId>) => (given == null ? field.required('required') : field)
const document = object({
  id: optionalId(),
  documentType: optionalChoice(documentTypes).when('id', ([given], field) => (given == null ? field.required('required') : field)),
  customName: text(255),
  covers: openChoice(owedPaperCodes),
  fileId: optionalId().when('id', neededWhenNew),
})

/** In a form its kind is always said. */
export const projectDocumentForm = document.shape({ documentType: choice(documentTypes) })

const list = { projectId: recordId(), list: choice(projectDocumentLists) }
export const projectDocumentsInput = object({ projectId: recordId(), estateId: optionalRecordId() })
export const commonDocumentsInput = object({ projectId: recordId() })
export const documentsOfListInput = object({ ...list, search: optionalText(200) })
export const typesOfListInput = object(list)
export const documentsOfTypeInput = object({ ...list, documentType: choice(documentTypes) })
export const projectDocumentInput = object({ projectId: recordId(), documentId: recordId() })
export const seeProjectDocumentsInput = object(list)
export const saveProjectDocumentsInput = object({
  ...list,
  version: version(),
  documents: array().of(document).typeError('notValid').max(mostProjectDocuments, 'tooMany').nullable(),
  removedIds: array().of(id()).typeError('notValid').max(mostProjectDocuments, 'tooMany').nullable(),
  isWholeList: plainFlag(),
})
