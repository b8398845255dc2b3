import type { OrderPartsFragment, OrderRowPartsFragment } from '#client/generated/graphql.ts'
import { file } from '#tests/estates/estateServer.ts'

export const orderId = '0198a5a0-0000-7000-8000-00000000000a'
export const lineId = '0198a5a0-0000-7000-8000-000000000001'

const line: NonNullable<OrderPartsFragment['lines']>[number] = {
  __typename: 'OrderLine',
  id: lineId,
  description: 'Varmekabel 12 m²',
  quantity: 1,
  unit: 'stk',
  unitPrice: 8400,
  vatRate: 25,
  discount: 0,
  net: 8400,
}
export const orderLine = (more: Partial<typeof line> = {}) => ({ ...line, ...more })

export const row = (more: Partial<OrderRowPartsFragment> = {}): OrderRowPartsFragment => ({
  __typename: 'Order',
  id: orderId,
  projectId: 'bath',
  number: 3,
  type: 'quote',
  status: 'readyForCustomer',
  title: 'Varmekabler i bad',
  trade: 'electrician',
  subcontractorName: 'Strøm & Lys AS',
  dueDate: '2026-05-18',
  net: 8400,
  vat: 2100,
  gross: 10500,
  movedAt: '2026-05-11T13:40:00.000Z',
  isWithdrawn: false,
  asSentAt: null,
  isUnseen: false,
  may: [],
  ...more,
})

export const order = (more: Partial<OrderPartsFragment> = {}): OrderPartsFragment => ({
  ...row(),
  description: 'Legges før flisene.',
  subcontractorId: null,
  buildingId: null,
  buildingName: null,
  validUntil: null,
  priceKind: 'FIXED',
  whyOutside: null,
  askedOn: null,
  deviationId: null,
  taskId: null,
  taskBuildingId: null,
  taskAreaId: null,
  daysAdded: 4,
  side: 'company',
  madeBy: 'Ali Demir',
  seesPrices: true,
  releasedAt: '2026-05-11T13:40:00.000Z',
  version: 3,
  createdAt: '2026-05-09T08:12:00.000Z',
  lines: [orderLine()],
  documents: [
    {
      __typename: 'OrderDocument',
      id: 'paper',
      kind: 'working',
      customName: 'Plantegning bad',
      file: file('plan.pdf', 'application/pdf', 214_000),
    },
  ],
  events: [event('create', 'Ali Demir', '2026-05-09T08:12:00.000Z')],
  approval: null,
  isForConsumer: true,
  hasRightOfWithdrawal: true,
  customerIsMissing: false,
  invitedCustomer: null,
  customerInvitedBy: null,
  ...more,
})

export const event = (
  action: NonNullable<OrderPartsFragment['events']>[number]['action'],
  by: string,
  createdAt: string,
  words: string | null = null,
) => ({ __typename: 'OrderEvent', id: `${action} ${createdAt}`, action, words, by, side: 'company', createdAt }) as const

export const orders = (nodes: OrderRowPartsFragment[], totalCount = nodes.length) => ({
  __typename: 'OrderConnection',
  hasMoreThanCounted: false,
  totalCount,
  edges: nodes.map((node) => ({ __typename: 'OrderEdge', cursor: node.id, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: nodes.length < totalCount, endCursor: nodes.at(-1)?.id ?? null },
})

/** The projects that go on, as one chooses among them. */
export const projectId = '0198a5a0-0000-7000-8000-0000000000ba'
export const choices = (...more: object[]) => ({
  projects: {
    __typename: 'ProjectConnection',
    hasMoreThanCounted: false,
    nodes: [
      {
        __typename: 'Project',
        id: projectId,
        name: 'Nytt bad, 1. etasje',
        canAccessOrders: true,
        estate: { __typename: 'ProjectEstate', estateId: 'house' },
        may: ['read orders', 'create orders', 'update project'],
      },
      ...more,
    ],
  },
})
