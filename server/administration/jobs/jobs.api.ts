import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { backgroundJobs } from './jobs.operations.ts'

export const graphql: GraphqlApi = { Query: { backgroundJobs } }

const answer = `{ queues { name schedule waitingCount activeCount retryingCount failedCount lastDoneAt }
  failing { id queue isGivenUp attempts createdAt nextAt } hasMore }`

export const rest: Route[] = [get('/api/private/administration/jobs', backgroundJobs, { answer })]
