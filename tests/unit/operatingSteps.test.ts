import { expect, test } from 'vitest'
import { type Standing } from '#server/administration/operating/standing.ts'
import { stepsOf } from '#server/administration/operating/steps.ts'

const now = Date.parse('2026-05-08T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
const daysAgo = (days: number) => minutesAgo(days * 24 * 60)

const instance = {
  id: 'i',
  name: 'grunnmur-1',
  version: '1.1.0',
  startedAt: daysAgo(3),
  seenAt: minutesAgo(0),
  isServing: true,
  memoryBytes: 1,
}
const operation = { operation: 'estates', calls: 1000, meanSeconds: 0.01, slowestSeconds: 2, slowCalls: 10 }
const well: Standing = {
  instances: [instance],
  jobs: { waitingCount: 2, activeCount: 1, retryingCount: 0, failedCount: 0, dueSince: minutesAgo(14) },
  outbox: { waitingCount: 1, waitingSince: minutesAgo(9), hasServer: true },
  deliveries: { sentCount: 12, refusedCount: 0, lastSentAt: minutesAgo(3) },
  storage: {
    fileBytes: 1,
    fileCount: 1,
    databaseBytes: 1,
    freeBytes: 20,
    diskBytes: 100,
    fullHolderCount: 0,
    connectionCount: 20,
    mostConnections: 100,
    deadRowCount: 0,
    looseBytes: 0,
    unusedIndexBytes: 0,
    neglectedTableCount: 0,
  },
  backups: {
    isNightly: true,
    newest: { name: 'b', takenAt: daysAgo(1), seconds: 1, rowCount: 1, fileCount: 1, byteCount: 1 },
    verifiedAt: daysAgo(34),
    failedAt: daysAgo(2),
    failure: 'The disk is full.',
    archive: { archivedUntil: minutesAgo(14), waitingBytes: 0, failingSince: null, failure: null },
  },
  integrity: { checkedAt: daysAgo(34), differenceCount: 0, sealedTo: '2026-05-06' },
  operations: [operation],
  statements: [],
}
const faultsOf = (standing: Standing) => stepsOf(standing, now).map(({ fault }) => fault)

test('nothing is to be done where all is well', () => {
  expect(stepsOf(well, now)).toEqual([])
})

const { jobs, outbox, deliveries, storage, backups, integrity } = well
test.each<[fault: string, part: string, standing: Partial<Standing>]>([
  ['instanceSilent', 'instances', { instances: [instance, { ...instance, isServing: false, version: '1.0.0' }] }],
  ['versionsDiffer', 'instances', { instances: [instance, { ...instance, version: '1.0.0' }] }],
  ['jobsGivenUp', 'jobs', { jobs: { ...jobs, failedCount: 1 } }],
  ['jobsRetried', 'jobs', { jobs: { ...jobs, retryingCount: 1 } }],
  ['jobsLate', 'jobs', { jobs: { ...jobs, dueSince: minutesAgo(16) } }],
  ['noMailServer', 'outbox', { outbox: { ...outbox, hasServer: false, waitingSince: daysAgo(1) } }],
  ['mailsLate', 'outbox', { outbox: { ...outbox, waitingSince: minutesAgo(11) } }],
  ['mailsRefused', 'deliveries', { deliveries: { ...deliveries, refusedCount: 1 } }],
  ['diskNearlyFull', 'storage', { storage: { ...storage, freeBytes: 9 } }],
  ['holdersNearlyFull', 'storage', { storage: { ...storage, fullHolderCount: 1 } }],
  ['connectionsShort', 'storage', { storage: { ...storage, connectionCount: 80 } }],
  ['backupsNotSet', 'backups', { backups: { ...backups, isNightly: false } }],
  ['backupLate', 'backups', { backups: { ...backups, newest: { ...backups.newest!, takenAt: minutesAgo(36 * 60 + 1) } } }],
  ['backupFailed', 'backups', { backups: { ...backups, failedAt: minutesAgo(1) } }],
  ['archiveLate', 'backups', { backups: { ...backups, archive: { ...backups.archive!, archivedUntil: minutesAgo(16) } } }],
  ['backupNotVerified', 'backups', { backups: { ...backups, verifiedAt: daysAgo(36) } }],
  ['backupNotVerified', 'backups', { backups: { ...backups, verifiedAt: null } }],
  ['differencesFound', 'integrity', { integrity: { ...integrity, differenceCount: 1 } }],
  ['integrityNotChecked', 'integrity', { integrity: { ...integrity, checkedAt: daysAgo(36) } }],
  ['integrityNotChecked', 'integrity', { integrity: { ...integrity, checkedAt: null, differenceCount: null } }],
  ['sealsLate', 'integrity', { integrity: { ...integrity, sealedTo: '2026-05-04' } }],
  ['operationsSlow', 'operations', { operations: [{ ...operation, slowCalls: 11 }] }],
])('%s is told of %s, and nothing else', (fault, part, standing) => {
  expect(stepsOf({ ...well, ...standing }, now)).toEqual([expect.objectContaining({ fault, part })])
})

test('what is lost or refused meanwhile comes first', () => {
  const standing = { ...well, deliveries: { ...deliveries, refusedCount: 1 }, jobs: { ...jobs, dueSince: minutesAgo(16) } }
  expect(faultsOf(standing)).toEqual(['jobsLate', 'mailsRefused'])
  expect(faultsOf({ ...standing, storage: { ...storage, freeBytes: 9 } })).toEqual(['diskNearlyFull', 'jobsLate', 'mailsRefused'])
})
