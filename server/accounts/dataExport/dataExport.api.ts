import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, post, type Route } from '#server/kernel/rest.ts'
import { dataExport as dataExportEntity } from './dataExport.entity.ts'
import { dataExport, exportMyData } from './dataExport.operations.ts'

export const graphql: GraphqlApi = {
  Query: { dataExport },
  Mutation: { exportMyData },
  entities: [dataExportEntity],
  names: { DataExport: null },
}

const answer = '{ id askedAt isReady state expiresAt size url }'

export const rest: Route[] = [
  get('/api/private/profile/user/data-export', dataExport, { answer }),
  post('/api/private/profile/user/data-export', exportMyData, { answer, refuses: ['tooMany'] }),
]
