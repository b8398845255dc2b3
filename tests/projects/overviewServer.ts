import { area, project } from './projectServer.ts'

export const firm = { __typename: 'ProjectParticipant', company: 'Byggmester Moen AS', subcontractorId: null, accountId: null }
export const nina = { ...firm, id: 'p', role: 'ProjectManager', name: 'Nina Moen', state: 'CONFIRMED' }
type Beside = {
  owners?: object[]
  invitedOwner?: object
  renovationId?: string
  deadlines?: object[]
  canReopen?: boolean
  reopenings?: object[]
}
export const overview = ({
  owners,
  invitedOwner,
  renovationId,
  deadlines,
  canReopen,
  reopenings,
  ...more
}: Parameters<typeof project>[0] & Beside = {}) => ({
  ProjectOverview: () => ({
    project: {
      ...project(more),
      description: null,
      unseenOrderCount: 0,
      openDeviationCount: 0,
      renovationId: renovationId ?? null,
      closeReason: more.closedAt ? 'Kunden flytter inn' : null,
      canReopen: canReopen ?? false,
      reopenings: reopenings ?? [],
      deadlines: deadlines ?? [],
      architectDrawingCount: 0,
      commonDocumentCount: 0,
      deliveryDocumentCount: 0,
      customer: { __typename: 'ProjectCustomer', accountId: 'kari', name: 'Kari Nordmann' },
      owners: owners ?? [],
      invitedOwner: invitedOwner ?? null,
      participants: [nina, { ...nina, id: 'q', role: 'Subcontractor', name: 'Ali Demir', state: 'CREATED' }],
      controlAreas: [
        area('own', 'Stuedører', { type: null, ownName: 'Stuedører', renovationType: null, isDisabled: true, partyName: null }),
        area('wet', 'Våtrom'),
        area('electric', 'Elektroarbeid', { isCompleted: true, completedPointCount: 3 }),
      ],
    },
  }),
})
