import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Job } from '#server/kernel/job.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { backupArchive } from './backupArchive.entity.ts'
import { backupRun } from './backupRun.entity.ts'
import { backups } from './backups.operations.ts'
import { backupFigures, tellsOfLateBackup } from './lateBackups.ts'

export const graphql: GraphqlApi = { entities: [backupRun, backupArchive], Query: { backups } }

export const backupsAnswer =
  '{ isNightly newest { name takenAt seconds rowCount fileCount byteCount } verifiedAt failedAt failure archive { archivedUntil waitingBytes failingSince failure } }'

export const rest: Route[] = [get('/api/private/administration/backups', backups, { answer: backupsAnswer })]

export const jobs: readonly Job[] = [tellsOfLateBackup]

export const figures = [backupFigures]
