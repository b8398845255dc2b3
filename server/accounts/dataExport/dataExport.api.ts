import type { Forgets } from '#server/access/caretaker.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi, Routes } from '#server/kernel/api.ts'
import type { Job } from '#server/kernel/job.ts'
import { get, post, type Route } from '#server/kernel/rest.ts'
import { dataExport as dataExportEntity } from './dataExport.entity.ts'
import { dataExport, exportMyData } from './dataExport.operations.ts'
import { exportRoute } from './exportRoute.ts'
import { forgetOldExports } from './exports.ts'
import { ownParts } from './ownParts.ts'
import { writesExports } from './writing.ts'

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

export const routes: readonly Routes[] = [exportRoute]

export const jobs: readonly Job[] = [writesExports]

export const forgets: readonly Forgets[] = [forgetOldExports]

export const copies: readonly Copies[] = [{ ofPerson: ownParts }]
