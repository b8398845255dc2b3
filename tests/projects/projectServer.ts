import { http, HttpResponse } from 'msw/http'
import { privateClient } from '#client/access/apollo.ts'
import { type Identity, setIdentity } from '#client/access/identity.ts'
import type {
  AreaCardPartsFragment,
  PointPartsFragment,
  ProjectCardPartsFragment,
  ProjectFrameFragment,
} from '#client/generated/graphql.ts'
import type { ErrorCode } from '#schema/errors.ts'
import { file, refused } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { actingAs, firmAccount, member } from '#tests/support/visitors.ts'

export const features = { projectManagement: true, licenceManagement: true, taskPage: true, maintenancePlan: true }
export const leader: Identity = { ...actingAs(firmAccount), companyId: 'moen', licences: ['COMPANY_PRO_PLUS'], features }
export const owner: Identity = { ...member, features }

export const managerRights = [
  'read project',
  'update project',
  'read budget',
  'update budget',
  'read control-areas',
  'update control-areas',
  'reopen control-areas',
  'read documents',
  'update documents',
]
export const workerRights = ['read project', 'read control-areas', 'update control-areas', 'read documents', 'update documents']
export const readerRights = ['read project', 'read control-areas', 'read documents', 'read budget']

export const project = (more: Partial<ProjectFrameFragment> = {}): ProjectFrameFragment => ({
  __typename: 'Project',
  id: 'bath',
  name: 'Nytt bad, 1. etasje',
  projectNumber: '2026/14/3',
  type: 'RENOVATION',
  isCompleted: false,
  startDate: '2026-04-20',
  endDate: '2026-06-26',
  closedAt: null,
  companyName: 'Byggmester Moen AS',
  canEditProject: true,
  canLeave: false,
  canAccessOrders: true,
  canViewBudget: true,
  needsVerification: false,
  may: managerRights,
  estate: { __typename: 'ProjectEstate', estateId: 'solveien', addressLine1: 'Solveien 14', addressLine2: '1170 Oslo' },
  image: null,
  ...more,
})

export const area = (id: string, name: string, more: Partial<AreaCardPartsFragment> = {}): AreaCardPartsFragment => ({
  __typename: 'ControlArea',
  id,
  projectId: 'bath',
  type: 'wetAreas',
  name,
  ownName: null,
  renovationType: 'BATHROOM',
  partyName: 'Flis & Membran AS',
  isDisabled: false,
  isCompleted: false,
  pointCount: 3,
  completedPointCount: 1,
  verifiedPointCount: 0,
  version: 1,
  ...more,
})

export const point = (id: string, name: string, more: Partial<PointPartsFragment> = {}): PointPartsFragment => ({
  __typename: 'ControlPoint',
  id,
  controlAreaId: 'wet',
  name,
  isDisabled: false,
  isCompleted: false,
  completedBy: null,
  isVerified: false,
  verifiedBy: null,
  fileCount: 0,
  version: 1,
  type: 'membrane',
  helpText: null,
  wantedPicture: null,
  criterion: null,
  despite: null,
  comment: null,
  completedAt: null,
  isCompletedByMe: false,
  verifiedAt: null,
  files: [],
  ...more,
})
export const completed = { isCompleted: true, completedAt: '2026-05-12T07:07:00.000Z', completedBy: 'Ali Demir' } as const

export const card = (id: string, name: string, more: Partial<ProjectCardPartsFragment> = {}): ProjectCardPartsFragment => ({
  __typename: 'Project',
  id,
  name,
  projectNumber: '2026/14/3',
  isCompleted: false,
  startDate: null,
  endDate: '2026-06-26',
  closedAt: null,
  companyName: 'Byggmester Moen AS',
  unseenOrderCount: 0,
  openDeviationCount: 0,
  customer: { __typename: 'ProjectCustomer', accountId: null, name: 'Kari Nordmann' },
  estate: { __typename: 'ProjectEstate', estateId: 'solveien', addressLine1: 'Solveien 14', addressLine2: '1170 Oslo' },
  image: file('hus.jpg', 'image/jpeg', 300_000),
  pointCount: 14,
  completedPointCount: 9,
  awaitingPointCount: 0,
  ...more,
})

export const connection = (nodes: { id: string }[], totalCount = nodes.length) => ({
  __typename: 'ProjectConnection',
  hasMoreThanCounted: false,
  totalCount,
  edges: nodes.map((node) => ({ __typename: 'ProjectEdge', cursor: node.id, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: nodes.length < totalCount, endCursor: nodes.at(-1)?.id ?? null },
})

type Variables = Record<string, unknown> & { input?: Record<string, unknown> }
export type Answers = Record<string, (variables: Variables) => object | Promise<object>>

/** Answers the questions of a screen, and remembers what it was told to do. */
export function projectServer(answers: Answers, uri = '/graphql') {
  const sent: { operation: string; variables: Variables }[] = []
  setIdentity(undefined)
  privateClient()
  network.use(
    http.post(uri, async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Variables }
      const answer = answers[operationName]
      if (variables.input) sent.push({ operation: operationName, variables })
      if (!answer) return refused('entityNotFound', 404)
      const data = await answer(variables)
      return data instanceof Response ? data : HttpResponse.json({ data })
    }),
  )
  return sent
}
export const refuse = (code: ErrorCode, status = 409, details?: object) => refused(code, status, details)
