import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { propertySearch } from './propertySearch.entity.ts'
import { propertySearchToken, propertySummary } from './propertySearch.operations.ts'

export const graphql: GraphqlApi = { Query: { propertySearchToken, propertySummary }, entities: [propertySearch] }

const summary = `{ key identityKind municipalityNumber gnr bnr fnr snr organizationNumber shareNumber
  ownershipKind houseType builtYear plotAreaM2 addressLine1 addressLine2 }`

export const rest: Route[] = [
  get('/api/private/property-search/token', propertySearchToken, { answer: '{ token expiresAt }', refuses: ['role'] }),
  get('/api/private/property-search/:a/:b', propertySummary, {
    answer: summary,
    query: { a: 'kind', b: 'key' },
    refuses: ['role', 'entityNotFound', 'tooMany', 'upstream'],
  }),
]
