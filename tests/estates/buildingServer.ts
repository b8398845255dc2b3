import { http, HttpResponse } from 'msw/http'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import type {
  ArchitectDetailQuery,
  BuildingQuery,
  EstateControlPointQuery,
  FindingTaskPartsFragment,
  OtherDocumentPartsFragment,
} from '#client/generated/graphql.ts'
import { network } from '#tests/support/network.ts'
import { rightsTo } from '#tests/support/rights.ts'
import { file, refused, solveien } from './estateServer.ts'

type Building = NonNullable<BuildingQuery['building']>
type Point = NonNullable<EstateControlPointQuery['estateControlPoint']>
type Architect = NonNullable<ArchitectDetailQuery['architectDetail']>
type Input = Record<string, unknown>

export const changersRights = rightsTo('estate', 'technical-information')
export const readersRights = ['read estate', 'read technical-information']

/** What is said of how a building is built. */
export const construction = {
  foundation: null,
  structure: null,
  roofType: null,
  roofCovering: 'Teglstein',
  cladding: null,
  windowsYear: null,
  heating: null,
  ventilation: null,
} as const

export const hovedhus: Building = {
  __typename: 'Building',
  id: 'hovedhus',
  name: 'Hovedhus',
  houseType: 'detachedHouse',
  buildingNumber: null,
  builtYear: 1908,
  grossAreaM2: 214.5,
  floorsCount: 3,
  ...construction,
  version: 1,
  drawingCount: 0,
  otherDocumentCount: 0,
  controlPoints: [],
  parts: [],
}
export const roof: NonNullable<Building['parts']>[number] = {
  __typename: 'BuildingPart',
  id: 'tak',
  code: '26',
  name: null,
  conditionGrade: 'TG2',
  cause: 'Takpappen sprekker.',
  consequence: 'Lekkasje.',
  costEstimate: 40_000,
  inspectedOn: '2026-01-05',
  version: 1,
}
export const sluk: Point = {
  __typename: 'EstateControlPoint',
  id: 'sluk',
  type: 'bathroom',
  name: 'Fall til sluk',
  isCompleted: false,
  result: null,
  fileCount: 1,
  comment: 'Mål med vater.',
  completedAt: null,
  version: 1,
  files: [{ __typename: 'EstateControlPointFile', id: 'f', file: file('sluk.jpg', 'image/jpeg', 160_000) }],
}
export const unknownArchitect: Architect = {
  __typename: 'ArchitectDetail',
  id: 'hovedhus',
  name: 'Hovedhus',
  architectName: null,
  company: null,
  phone: null,
  email: null,
  version: 1,
  drawings: [],
}
export const billing: OtherDocumentPartsFragment = {
  __typename: 'OtherDocument',
  id: 'lader',
  customName: 'Elbillader',
  createdAt: '2026-03-12T08:07:00.000Z',
  version: 1,
  file: file('lader.pdf', 'application/pdf', 90_000),
}

interface World {
  may?: string[]
  building?: Building | null
  point?: Point | null
  architect?: Architect | null
  documents?: OtherDocumentPartsFragment[]
  /** The task that was made of the point, or of the part. */
  task?: FindingTaskPartsFragment | null
  /** What there is to choose from, where the address names no building. */
  choices?: { id: string; name: string; houseType: 'detachedHouse' | 'garage' | null; drawingCount: number; otherDocumentCount: number }[]
}

/** Answers for the screens of one building, and remembers what it was asked. */
export function buildingServer({ may = changersRights, ...given }: World = {}) {
  const world = {
    building: hovedhus,
    point: sluk,
    architect: unknownArchitect,
    documents: [],
    task: null as World['task'],
    choices: [],
    ...given,
  }
  const asked: { operation: string; input: Input; headers: Headers }[] = []
  const refusals = new Map<string, () => Response>()
  const estate = { ...solveien, may }
  const named = world.building && { __typename: 'Building', id: world.building.id, name: world.building.name }
  const edges = world.documents.map((node) => ({ __typename: 'OtherDocumentEdge', cursor: node.id, node }))
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }

  const answers: Record<string, (input: Input, after?: string) => object> = {
    Building: () => ({ estate, building: world.building }),
    UpdateBuilding: (input) => ({ updateBuilding: { ...world.building, ...input } }),
    SaveBuildingPart: (input) => ({ saveBuildingPart: { ...roof, ...input, version: 2 } }),
    DeleteBuilding: () => ({ deleteBuilding: { __typename: 'Removed', id: 'record' } }),
    EstateControlPoint: () => ({ estate, building: named, estateControlPoint: world.point }),
    SaveEstateControlPoint: (input) => ({ saveEstateControlPoint: { ...sluk, ...input, id: 'sluk', version: 2 } }),
    ArchitectDetail: () => ({ estate, architectDetail: world.architect }),
    SaveArchitectDetail: (input) => ({ saveArchitectDetail: { ...world.architect, ...input, version: 2 } }),
    OtherDocuments: () => ({
      estate,
      building: named,
      otherDocuments: world.building && { __typename: 'OtherDocumentConnection', totalCount: edges.length, edges, pageInfo },
    }),
    SaveOtherDocument: (input) => ({ saveOtherDocument: { ...billing, ...input, id: 'lader', version: 2 } }),
    EstateFrame: () => ({ estate }),
    SharedEstate: () => ({
      sharedEstate: solveien,
      sharedProjects: { __typename: 'SharedProjectConnection', edges: [] },
    }),
    BuildingChoices: () => ({
      estate,
      buildings: {
        __typename: 'BuildingConnection',
        totalCount: world.choices.length,
        edges: world.choices.map((node) => ({ __typename: 'BuildingEdge', cursor: node.id, node: { __typename: 'Building', ...node } })),
        pageInfo,
      },
    }),
    BuildingFindings: () => ({
      building: {
        __typename: 'Building',
        id: 'hovedhus',
        parts: world.building?.parts?.map(({ id }) => ({ __typename: 'BuildingPart', id, task: world.task })) ?? [],
        controlPoints: world.point && [{ __typename: 'EstateControlPoint', id: 'sluk', task: world.task }],
      },
    }),
    // Of so many buildings that they come in two pages.
    FindingPlaces: (_, after) => ({
      maintenanceBuildingOptions: {
        __typename: 'MaintenanceBuildingConnection',
        edges: [
          {
            __typename: 'MaintenanceBuildingEdge',
            cursor: after ? '2' : '1',
            node: {
              __typename: 'MaintenanceBuilding',
              ...(after ? { id: 'hovedhus', name: 'Hovedhus' } : { id: 'garasje', name: 'Garasje' }),
              areas: [{ __typename: 'MaintenanceArea', id: after ? 'bad' : 'port', code: '25', name: null }],
            },
          },
        ],
        pageInfo: { ...pageInfo, hasNextPage: !after, endCursor: after ? '2' : '1' },
      },
    }),
    MakeTaskOfFinding: (input) => ({ createMaintenanceTask: { __typename: 'MaintenanceTask', id: 'oppgave', title: input['title'] } }),
  }
  const answer = async ({ request }: { request: Request }) => {
    type Asked = { operationName: string; variables: { input?: Input; after?: string } }
    const { operationName, variables } = (await request.json()) as Asked
    asked.push({ operation: operationName, input: variables.input ?? {}, headers: request.headers })
    const refusal = refusals.get(operationName)
    if (refusal) return refusal()
    const data = answers[operationName]!(variables.input ?? {}, variables.after)
    if (!Object.values(data).includes(null)) return HttpResponse.json({ data })
    return HttpResponse.json({ ...(await refused('entityNotFound', 404).json()), data })
  }
  setIdentity(undefined)
  privateClient()
  network.use(http.post('/graphql', answer), http.post('/graphql/public/:key', answer))
  return {
    world,
    calls: (operation: string) => asked.filter((call) => call.operation === operation),
    refuse: (operation: string, how: () => Response) => void refusals.set(operation, how),
    recover: () => refusals.clear(),
  }
}

export const stale = () => refused('cannotHandleTheRequest', 409, { reason: 'stale' })
