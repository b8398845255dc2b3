import { http, HttpResponse, type HttpResponseResolver } from 'msw/http'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import type {
  EstateFrameFragment,
  EstateOverviewQuery,
  EstateSummaryQuery,
  ReportPartsFragment,
  SaveReportDocumentInput,
  WaitingQuery,
} from '#client/generated/graphql.ts'
import { network } from '#tests/support/network.ts'
import { readsHouse, rightsTo } from '#tests/support/rights.ts'
import { archived, type AskedOfArchive, endsOf, page, restorable } from './archive.ts'
import { firstStepsAnswers } from './firstStepsServer.ts'
import { type InvitedOwner, invitedOwnerAnswers } from './invitedOwnerServer.ts'

type Estate = NonNullable<EstateSummaryQuery['estate']>
type Report = ReportPartsFragment
type Variables = AskedOfArchive & { estateId: string; id: string; input: SaveReportDocumentInput }
interface Asked {
  operation: string
  variables: Variables
  headers: Headers
}

export const ownersRights = [...rightsTo('estate', 'report-archive', 'history'), 'update access-management']
export const readersRights = [...readsHouse, 'read report-archive']

export const file = (name: string, type: string, size: number): Report['file'] => ({
  __typename: 'File',
  id: name,
  name,
  type,
  size,
  url: `/files/${name}/${name}`,
  width: type.startsWith('image/') ? 1600 : null,
  height: type.startsWith('image/') ? 1000 : null,
})

export const solveien: Omit<Estate, 'reportDocuments'> = {
  __typename: 'Estate',
  id: 'solveien',
  addressLine1: 'Solveien 14',
  addressLine2: '1170 Oslo',
  identity: { __typename: 'Cadastre', municipalityNumber: '0301', gnr: 207, bnr: 80, fnr: 0, snr: 0 },
  ownershipKind: 'owned',
  houseType: 'detachedHouse',
  builtYear: 1908,
  plotAreaM2: 812,
  image: file('hus.jpg', 'image/jpeg', 300_000),
  contactName: 'Kari Nordmann',
  contactPhoneNumber: '68051234',
  contactEmail: 'kari@nordmann.example',
  may: ownersRights,
}

export const flat: EstateFrameFragment['identity'] = { __typename: 'Share', organizationNumber: '958352172', shareNumber: '31' }

export const report = (id: string, more: Partial<Report> = {}): Report => ({
  __typename: 'ReportDocument',
  id,
  reportType: 'conditionReport',
  customName: 'Tilstand ved kjøpet',
  reportDate: '2026-01-05',
  createdAt: '2026-03-12T08:07:00.000Z',
  version: 1,
  file: file(`${id}.pdf`, 'application/pdf', 2_516_582),
  ...more,
})

type EstateInOverview = NonNullable<EstateOverviewQuery['estate']>
type Owner = NonNullable<EstateInOverview['owners']>['edges'][number]['node']
const owners = (all: Owner[]): EstateInOverview['owners'] => ({
  __typename: 'EstateOwnerConnection',
  totalCount: all.length,
  edges: all.map((node) => ({ __typename: 'EstateOwnerEdge', cursor: node.id, node })),
})
/** An estate on which nothing is going on. */
export const quietOverview = (id: string, named: Owner[] = []): EstateOverviewQuery => ({
  estate: {
    __typename: 'Estate',
    id,
    unseenMailCount: 0,
    firstSteps: null,
    comingTasks: null,
    technicalInformation: null,
    mailboxes: null,
    conditionCounts: null,
    owners: owners(named),
  },
  renovations: { __typename: 'RenovationConnection', edges: [] },
})

export type SharedEstate = Omit<Estate, 'reportDocuments'> & {
  guestLevel: 'read' | 'edit'
  sharedBy: string | null
  sharedUntil: string | null
}

interface World {
  owners?: Owner[]
  estates?: Omit<Estate, 'reportDocuments'>[]
  /** What others share with whoever asks. */
  shared?: SharedEstate[]
  /** Newest first; null where the archive is closed. */
  reports?: Report[] | null
  pageSize?: number
  removed?: Omit<Estate, 'reportDocuments'>[]
  overview?: Partial<EstateInOverview>
  waiting?: Partial<WaitingQuery['waiting']>
  invitedOwner?: InvitedOwner | null
}

/** Answers as the server does, out of what the test puts in; and remembers what it was asked. */
export function estateServer({
  estates = [solveien],
  shared = [],
  reports = [],
  pageSize = 20,
  removed = [],
  owners: named = [],
  overview = {},
  waiting = {},
  invitedOwner = null,
}: World = {}) {
  const asked: Asked[] = []
  const refusals = new Map<string, () => Response>()
  const world = { estates, shared, reports, pageSize, overview, removed, owners: named, changed: undefined as object | undefined }
  const found = ({ estateId }: Variables) => [...world.estates, ...world.shared].find(({ id }) => id === estateId)
  const archive = (variables: Variables, first: number) => world.reports && archived(world.reports, variables, first)
  const estateWith = (variables: Variables, first: number) => {
    const estate = found(variables)
    return estate ? { estate: { ...estate, reportDocuments: archive(variables, first) } } : undefined
  }
  const answers: Record<string, (variables: Variables) => object | undefined> = {
    Estates: ({ search, after }) => ({
      estates: page(
        'Estate',
        world.estates
          .filter(({ addressLine1 }) => addressLine1.toLowerCase().includes((search ?? '').toLowerCase()))
          .map((estate) => ({ unseenMailCount: null, comingTasks: null, ...estate })),
        after,
        world.pageSize,
      ),
      guestEstates: page(
        'Estate',
        world.shared.map((estate) => ({ comingTasks: null, ...estate })),
        undefined,
        world.pageSize,
      ),
      removedEstates: world.removed.map(restorable),
    }),
    Waiting: () => ({ waiting: { __typename: 'Waiting', id: 'me', count: 0, groups: [], next: null, ...waiting } }),
    SharedWithMe: (variables) => {
      const shared = world.shared.find(({ id }) => id === variables.estateId)
      const { guestLevel = null, sharedBy = null, sharedUntil = null } = shared ?? {}
      return { estate: { __typename: 'Estate', id: variables.estateId, guestLevel, sharedBy, sharedUntil } }
    },
    EstateForm: (variables) => {
      const { guestLevel = null } = world.shared.find(({ id }) => id === variables.estateId) ?? {}
      return { estate: { ...found(variables), guestLevel, version: 1 } }
    },
    ...invitedOwnerAnswers(invitedOwner),
    ...firstStepsAnswers,
    EstateOwnership: (variables) => ({ estate: { ...found(variables), owners: owners(world.owners) } }),
    EndOwnership: ({ estateId }) => {
      world.estates = world.estates.filter(({ id }) => id !== estateId)
      return { endOwnership: { __typename: 'Removed', id: estateId } }
    },
    RemoveEstate: (variables) => {
      world.removed = world.estates.filter(({ id }) => id === variables.estateId)
      world.estates = world.estates.filter(({ id }) => id !== variables.estateId)
      return { removeEstate: { __typename: 'Removed', id: variables.estateId } }
    },
    RestoreEstate: ({ estateId }) => {
      world.removed = []
      world.estates = estates
      return { restoreEstate: { __typename: 'Estate', id: estateId } }
    },
    LeaveEstate: ({ estateId }) => {
      world.shared = world.shared.filter(({ id }) => id !== estateId)
      return { leaveEstate: { __typename: 'Removed', id: 'record' } }
    },
    EstateSummary: (variables) => estateWith(variables, 3),
    ReportArchive: (variables) => {
      const answer = estateWith(variables, world.pageSize)
      return answer && { estate: { ...answer.estate, ...endsOf(world.reports) } }
    },
    EstateFrame: (variables) => {
      const estate = found(variables)
      return estate && { estate }
    },
    EstateOverview: ({ estateId }) => {
      const { estate, renovations } = quietOverview(estateId, world.owners)
      return { renovations, estate: { ...estate, ...world.overview } }
    },
    ReportsFrom: (variables) => ({ reportDocuments: archive(variables, 20) }),
    SaveReportDocument: ({ input }) => ({ saveReportDocument: save(input) }),
    DeleteReportDocument: ({ id }) => {
      world.reports = world.reports!.filter((report) => report.id !== id)
      return { deleteReportDocument: { __typename: 'Removed', id: 'record' } }
    },
  }

  function save({ id, version, fileId, reportType, customName, reportDate = null }: SaveReportDocumentInput): Report | undefined {
    const before = world.reports!.find((report) => report.id === id)
    if (before && before.version !== version) return undefined
    const words = { reportType, customName, reportDate }
    const after = before
      ? { ...before, ...words, version: before.version + 1 }
      : report('added', { ...words, file: file(`${fileId}.pdf`, 'application/pdf', 1000) })
    world.reports = before ? world.reports!.map((report) => (report === before ? after : report)) : [after, ...world.reports!]
    return after
  }
  const answer: HttpResponseResolver = async ({ request }) => {
    const { operationName, variables } = (await request.json()) as { operationName: string; variables: Variables }
    asked.push({ operation: operationName, variables, headers: request.headers })
    const refusal = refusals.get(operationName)
    if (refusal) return refusal()
    const data = answers[operationName]!(variables)
    if (!data) return notFound()
    return 'saveReportDocument' in data && !data.saveReportDocument
      ? refused('cannotHandleTheRequest', 409, { reason: 'stale', changed: world.changed })
      : HttpResponse.json({ data })
  }

  // Every test starts with an empty cache, as after a page load.
  setIdentity(undefined)
  privateClient()
  network.use(http.post('/graphql', answer), http.post('/graphql/public/:key', answer))
  return {
    world,
    asked,
    /** How often, and with what, it was asked. */
    calls: (operation: string) => asked.filter((call) => call.operation === operation),
    refuse: (operation: string, answer: () => Response) => void refusals.set(operation, answer),
    recover: () => refusals.clear(),
  }
}

export const refused = (code: string, status: number, details?: object) =>
  HttpResponse.json({ data: null, errors: [{ message: code, extensions: { code, status, details, requestId: 'r' } }] })

/** A field that may be null is so where it was refused. */
const notFound = () =>
  HttpResponse.json({
    data: { estate: null },
    errors: [{ message: 'not found', path: ['estate'], extensions: { code: 'entityNotFound', status: 404, requestId: 'r' } }],
  })
