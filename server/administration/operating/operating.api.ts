import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { backupsAnswer } from '../backups/backups.api.ts'
import { keepHeartbeat } from './heartbeat.ts'
import { instance, integrityRun } from './instance.entity.ts'
import { operatingStatus } from './operating.operations.ts'
import { operationFigures } from './operationFigures.ts'

export const graphql: GraphqlApi = { entities: [instance, integrityRun], Query: { operatingStatus } }

const answer = `{ steps { part fault isUrgent }
  instances { id name version startedAt seenAt isServing memoryBytes }
  jobs { waitingCount activeCount retryingCount failedCount dueSince }
  outbox { waitingCount waitingSince hasServer }
  deliveries { sentCount refusedCount lastSentAt }
  storage { fileBytes fileCount databaseBytes freeBytes diskBytes fullHolderCount connectionCount mostConnections deadRowCount looseBytes unusedIndexBytes neglectedTableCount }
  backups ${backupsAnswer}
  integrity { checkedAt differenceCount sealedTo }
  operations { operation calls meanSeconds slowestSeconds slowCalls }
  statements { statement calls meanSeconds totalSeconds } }`

export const rest: Route[] = [get('/api/private/administration/operating', operatingStatus, { answer })]

export const goesOn = [keepHeartbeat]

export const figures = [operationFigures]
