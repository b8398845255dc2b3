import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { administration } from './overview.operations.ts'

export const graphql: GraphqlApi = { Query: { administration } }

const answer = `{ userCount estateCount companyCount waitingCompanyCount waitingClaimCount licenceCount endingLicenceCount waitingMailCount failedMailCount
  failingJobCount storedBytes fullHolderCount recentDeedCount }`

export const rest: Route[] = [get('/api/private/administration', administration, { answer })]
