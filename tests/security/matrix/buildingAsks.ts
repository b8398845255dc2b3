import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'
import { building } from './technicalAsks.ts'

const placed = async (world: World, estate: TestEstate) => ({ estateId: estate.id, buildingId: await building(world, estate) })
const byVariables = (names: string) => names.split(' ').map((name) => [`$${name}: ID!`, `${name}: $${name}`] as const)

function asked(kind: 'query' | 'mutation', name: string, names: string, selection = '{ id }') {
  const given = byVariables(names)
  const passed = given.map(([, value]) => value).join()
  const sent = kind === 'query' ? passed : `input: { ${passed} }`
  return `${kind} (${given.map(([declared]) => declared).join()}) { ${name}(${sent}) ${selection} }`
}
const saving = (name: string) => `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { id } }`
const classifier =
  (name: string, path: string): Asking =>
  async () => ({
    graphql: { query: `{ ${name} { code nb en } }` },
    rest: { method: 'GET', url: `/api/private/classifier/${path}` },
  })

type Placed = Awaited<ReturnType<typeof placed>>
const below = ({ estateId, buildingId }: Placed) => `/estate/${estateId}/building/${buildingId}`
const points = ({ estateId, buildingId }: Placed) => `/estate/${estateId}/technical-information/building/${buildingId}/control-point`

async function document(estate: TestEstate, place: Placed) {
  const body = { customName: 'Bruksanvisning', fileId: await estate.owner.upload() }
  return (await estate.owner.put(`/api/private${below(place)}/other-document`, body)).body['otherDocumentId'] as string
}
async function point(estate: TestEstate, place: Placed) {
  return (await estate.owner.put(`/api/private${points(place)}`, { type: 'roofing', name: 'Tak' })).body['controlPointId'] as string
}
async function part(world: World, { estateId, buildingId }: Placed) {
  const text = "insert into building_part (estate_id, building_id, code, condition_grade) values ($1, $2, '26', 'TG1') returning id"
  return (await world.sql<{ id: string }>(text, [estateId, buildingId]))[0]!.id
}

/** Of what is kept on a building, and the words to choose from. */
export const buildingAsks: Readonly<Record<string, Asking>> = {
  architectDetail: async (world, estate) => {
    const place = await placed(world, estate)
    return {
      graphql: { query: asked('query', 'architectDetail', 'estateId buildingId', '{ id drawings { id } }'), variables: place },
      rest: { method: 'GET', url: `/api/private${below(place)}/architect-detail` },
      restByLink: (key) => `/api/public/${key}${below(place)}/architect-detail`,
    }
  },
  saveArchitectDetail: async (world, estate) => {
    const place = await placed(world, estate)
    return {
      graphql: { query: saving('saveArchitectDetail'), variables: { input: { ...place, version: 1, company: 'Streken AS' } } },
      rest: { method: 'PUT', url: `/api/private${below(place)}/architect-detail`, body: { company: 'Streken AS' } },
    }
  },
  otherDocuments: async (world, estate) => {
    const place = await placed(world, estate)
    return {
      graphql: { query: asked('query', 'otherDocuments', 'estateId buildingId', '{ totalCount }'), variables: place },
      rest: { method: 'GET', url: `/api/private${below(place)}/other-document` },
      restByLink: (key) => `/api/public/${key}${below(place)}/other-document`,
    }
  },
  saveOtherDocument: async (world, estate) => {
    const place = await placed(world, estate)
    const input = { ...place, otherDocumentId: await document(estate, place), version: 1, customName: 'Garanti' }
    return {
      graphql: { query: saving('saveOtherDocument'), variables: { input } },
      rest: { method: 'PUT', url: `/api/private${below(place)}/other-document`, body: input },
    }
  },
  deleteOtherDocument: async (world, estate) => {
    const place = await placed(world, estate)
    const variables = { ...place, otherDocumentId: await document(estate, place) }
    return {
      graphql: { query: asked('mutation', 'deleteOtherDocument', 'estateId buildingId otherDocumentId'), variables },
      rest: { method: 'DELETE', url: `/api/private${below(place)}/other-document`, body: { otherDocumentId: variables.otherDocumentId } },
    }
  },
  estateControlPoints: async (world, estate) => ({
    graphql: {
      query: asked('query', 'estateControlPoints', 'estateId buildingId', '{ edges { node { id } } }'),
      variables: await placed(world, estate),
    },
  }),
  estateControlPoint: async (world, estate) => {
    const place = await placed(world, estate)
    const variables = { ...place, controlPointId: await point(estate, place) }
    return {
      graphql: { query: asked('query', 'estateControlPoint', 'estateId buildingId controlPointId', '{ id files { id } }'), variables },
      rest: { method: 'GET', url: `/api/private${points(place)}/${variables.controlPointId}` },
      restByLink: (key) => `/api/public/${key}${points(place)}/${variables.controlPointId}`,
    }
  },
  saveEstateControlPoint: async (world, estate) => {
    const input = { ...(await placed(world, estate)), type: 'windows', name: 'Vinduer' }
    return {
      graphql: { query: saving('saveEstateControlPoint'), variables: { input } },
      rest: { method: 'PUT', url: `/api/private${points(input)}`, body: input },
    }
  },
  deleteEstateControlPoint: async (world, estate) => {
    const place = await placed(world, estate)
    const variables = { ...place, controlPointId: await point(estate, place) }
    return {
      graphql: { query: asked('mutation', 'deleteEstateControlPoint', 'estateId buildingId controlPointId'), variables },
      rest: { method: 'DELETE', url: `/api/private${points(place)}/${variables.controlPointId}` },
    }
  },
  saveBuildingPart: async (world, estate) => ({
    graphql: {
      query: saving('saveBuildingPart'),
      variables: { input: { ...(await placed(world, estate)), code: '26', conditionGrade: 'TG0' } },
    },
  }),
  deleteBuildingPart: async (world, estate) => {
    const place = await placed(world, estate)
    return {
      graphql: {
        query: asked('mutation', 'deleteBuildingPart', 'estateId buildingId id'),
        variables: { ...place, id: await part(world, place) },
      },
    }
  },
  floorTypes: classifier('floorTypes', 'floortypes'),
  houseTypes: classifier('houseTypes', 'housetypes'),
  roomTypes: classifier('roomTypes', 'roomTypes'),
}
