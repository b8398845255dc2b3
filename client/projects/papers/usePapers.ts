import { useSend } from '#client/data/useSend.ts'
import {
  type PaperPartsFragment,
  type ProjectDocumentInput,
  type ProjectDocumentListName,
  SavePapersDocument,
  SeePapersDocument,
} from '#client/generated/graphql.ts'

export type Paper = PaperPartsFragment
export type PaperInput = ProjectDocumentInput

const changed = [
  'ProjectDocumentList.documents',
  'Project.deliveryDocumentCount',
  'Project.architectDrawingCount',
  'Project.commonDocumentCount',
  'Query.documentMeter',
  'Query.documentSearch',
] as const

/** What is done with the papers of one list of a project. */
export function usePapers(projectId: string, list: ProjectDocumentListName) {
  const send = useSend()
  const save = (input: { documents?: PaperInput[]; removedIds?: string[] }) =>
    send({ mutation: SavePapersDocument, variables: { input: { projectId, list, ...input } } }, changed)
  return {
    save: (paper: PaperInput) => save({ documents: [paper] }),
    remove: (id: string) => save({ removedIds: [id] }),
    see: () => send({ mutation: SeePapersDocument, variables: { input: { projectId, list } } }),
  }
}
