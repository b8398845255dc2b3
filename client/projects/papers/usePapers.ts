import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  ArchitectPapersDocument,
  CommonPapersDocument,
  DeliveryPapersDocument,
  type PaperPartsFragment,
  type ProjectDocumentInput,
  type ProjectDocumentListName,
  SavePapersDocument,
  SeePapersDocument,
  useArchitectPapersQuery,
  useCommonPapersQuery,
  useDeliveryPapersQuery,
} from '#client/generated/graphql.ts'

export type Paper = PaperPartsFragment
export type PaperInput = ProjectDocumentInput

const lists = {
  delivery: { use: useDeliveryPapersQuery, document: DeliveryPapersDocument },
  drawings: { use: useArchitectPapersQuery, document: ArchitectPapersDocument },
  common: { use: useCommonPapersQuery, document: CommonPapersDocument },
} as const
const changed = [
  'ProjectDocumentList.documents',
  'Project.deliveryDocumentCount',
  'Project.architectDrawingCount',
  'Project.commonDocumentCount',
  'Query.documentMeter',
  'Query.documentSearch',
] as const

/** The papers of one list of a project, as far as they hold what is searched for. */
export function usePapers(projectId: string, list: ProjectDocumentListName, search: string) {
  const { use, document } = lists[list]
  const asked = use({ variables: { projectId, search: search || null }, ...screenQuery })
  const send = useSend()
  const readNewest = useNewest()
  const shown = shownData(asked)
  const papers = shown?.papers
  const save = (input: { documents?: PaperInput[]; removedIds?: string[] }) =>
    send({ mutation: SavePapersDocument, variables: { input: { projectId, list, ...input } } }, changed)
  return {
    project: shown?.project ?? undefined,
    asked: {
      data: papers,
      error: papers === undefined ? asked.error : undefined,
      retry: () => void asked.refetch().catch(() => undefined),
    },
    isSearching: asked.loading,
    save: (paper: PaperInput) => save({ documents: [paper] }),
    remove: (id: string) => save({ removedIds: [id] }),
    newest: async (id: string) =>
      (await readNewest(document, { projectId, search: null }))?.papers?.documents?.find((paper) => paper.id === id),
    see: () => send({ mutation: SeePapersDocument, variables: { input: { projectId, list } } }),
  }
}
