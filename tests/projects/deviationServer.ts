import type { DeviationPartsFragment } from '#client/generated/graphql.ts'
import { file } from '#tests/estates/estateServer.ts'
import { managerRights, project, projectServer } from './projectServer.ts'

export const may = [...managerRights, 'read deviations', 'raise deviations', 'plan deviations']
export const mender = {
  __typename: 'ProjectParticipant',
  id: '0198a5a0-0000-7000-8000-00000000000a',
  role: 'Subcontractor',
  name: 'Ali Demir',
  company: 'Flis & Membran AS',
} as const
export const id = '0198a5a0-0000-7000-8000-000000000001'

export const deviation = (text: string, more: Partial<DeviationPartsFragment> = {}): DeviationPartsFragment => ({
  __typename: 'Deviation',
  id,
  projectId: 'bath',
  number: 4,
  text,
  status: 'open',
  controlAreaName: 'Våtrom',
  controlPointName: 'Flislegging',
  documentName: null,
  roomName: null,
  roomType: null,
  roomId: null,
  documentId: null,
  markX: null,
  markY: null,
  responsibleName: 'Ali Demir',
  dueDate: '2026-05-10',
  isLate: false,
  awaitsMe: false,
  version: 1,
  files: [],
  controlAreaId: 'wet',
  controlPointId: 'tiles',
  responsibleId: mender.id,
  raisedBy: 'Nina Moen',
  isRaisedByMe: true,
  answer: null,
  createdAt: '2026-05-08T12:20:00.000Z',
  mendedAt: null,
  mendedBy: null,
  confirmedAt: null,
  movedAt: null,
  taskId: null,
  taskBuildingId: null,
  taskAreaId: null,
  orderId: null,
  ...more,
})
export const mended = {
  status: 'mended',
  mendedAt: '2026-05-12T07:07:00.000Z',
  mendedBy: 'Ali Demir',
  answer: 'Flis byttet',
  awaitsMe: true,
  version: 2,
} as const

export const plan = '0198a5a0-0000-7000-8000-00000000000c'
export const drawings = {
  drawings: {
    __typename: 'ProjectDocumentList',
    id: 'drawings',
    documents: [{ __typename: 'ProjectDocument', id: plan, customName: 'Plan 1. etasje', file: file('plan.png', 'image/png', 90_000) }],
  },
  papers: { __typename: 'ProjectDocumentList', id: 'papers', documents: [] },
}

export function deviations(all: DeviationPartsFragment[], rights = may) {
  const total = (count: number) => ({ __typename: 'DeviationConnection', totalCount: count })
  const shownProject = () => ({ ...project({ may: rights }), participants: [mender] })
  const changed = (name: string, one: DeviationPartsFragment) => ({ [name]: one })
  return projectServer({
    Deviations: ({ status }) => {
      const nodes = all.filter((one) => !status || one.status === status)
      return {
        project: shownProject(),
        deviations: {
          ...total(nodes.length),
          edges: nodes.map((node) => ({ __typename: 'DeviationEdge', cursor: node.id, node })),
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      }
    },
    DeviationCounts: () =>
      Object.fromEntries(['mine', 'open', 'inWork', 'mended', 'confirmed', 'moved', 'all'].map((view) => [view, total(all.length)])),
    Deviation: () => ({ project: shownProject(), deviation: all[0] ?? null }),
    DeviationPlaces: () => ({
      deviationPlaces: [
        { __typename: 'DeviationPlace', areaId: '0198a5a0-0000-7000-8000-00000000000b', building: 'Hovedhus', code: '36', name: null },
      ],
    }),
    DeviationDrawings: () => drawings,
    RaiseDeviation: () => changed('raiseDeviation', deviation('Ny')),
    MoveDeviation: () => changed('moveDeviation', { ...all[0]!, status: 'confirmed', version: 3 }),
    PlanDeviation: () => changed('planDeviation', { ...all[0]!, status: 'moved', version: 2 }),
  })
}
export const list = '/private/project/bath/deviations'
