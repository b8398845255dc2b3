import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { Searchable } from '#server/accounts/search/searchable.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, post, put, type Route } from '#server/kernel/rest.ts'
import { building as buildingEntity } from './building.entity.ts'
import { building, buildings, createBuilding, deleteBuilding, updateBuilding } from './buildings.operations.ts'
import { searchesBuildings } from './searchesBuildings.ts'

export const graphql: GraphqlApi = {
  Query: { buildings, building },
  Mutation: { createBuilding, updateBuilding, deleteBuilding },
  entities: [buildingEntity],
  types: { Estate: { buildings: through(buildings, { estateId: 'id' }) } },
}

const facts = `buildingId: id name houseType buildingNumber builtYear grossAreaM2 floorsCount foundation structure roofType roofCovering
  cladding windowsYear heating ventilation version`
const answer = `{ ${facts} }`
const listed = `{ ${facts} controlPoints { controlPointId: id type name isCompleted result fileCount } }`

export const rest: Route[] = [
  get('/api/private/estate/:estateId/technical-information/buildings', buildings, { answer: listed }),
  get('/api/public/:publicLinkKey/estate/:estateId/technical-information/buildings', buildings, { answer: listed }),
  post('/api/private/estate/:estateId/technical-information/building', createBuilding, {
    answer,
    status: 201,
    refuses: ['entityAlreadyExists'],
  }),
  get('/api/private/estate/:estateId/technical-information/building/:buildingId', building, { answer }),
  put('/api/private/estate/:estateId/technical-information/building/:buildingId', updateBuilding, {
    answer,
    refuses: ['entityAlreadyExists'],
  }),
  del('/api/private/estate/:estateId/technical-information/building/:buildingId', deleteBuilding, { refuses: ['planned'] }),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'building', section: 'technical-information' }] }]

export const namedRecords: readonly NamedRecords[] = [
  { building: { section: 'technical-information', from: sql`building r`, name: sql`r.name` } },
]

export const searches: readonly Searchable[] = [searchesBuildings]
