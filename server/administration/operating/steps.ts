import type { Standing } from './standing.ts'

type Part = keyof Omit<Standing, 'statements'>
export interface Step {
  part: Part
  fault: string
  isUrgent: boolean
}

const minute = 60_000
const day = 86_400_000
/** A verified backup and a look at all that is kept come at least monthly. */
const tooLongAgo = 35 * day
/** From so many calls on one in a hundred tells something. */
const enoughCalls = 100

type Fault = readonly [fault: string, isThere: boolean, isUrgent?: 'urgent']

/** What needs a hand: what is lost or refused while it stays so comes first. */
export function stepsOf(standing: Standing, now = Date.now()): Step[] {
  const steps = Object.entries(faults).flatMap(([part, of]) =>
    of(standing, ago(now)).flatMap(([fault, isThere, urgent]) =>
      isThere ? [{ part: part as Part, fault, isUrgent: urgent !== undefined }] : [],
    ),
  )
  return steps.toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent))
}

type Ago = (moment: string | null | undefined, atLeast: number) => boolean
/** Whether a moment lies so far back; one that never was does not. */
const ago =
  (now: number): Ago =>
  (moment, atLeast) =>
    moment != null && now - Date.parse(moment) > atLeast

const faults: Readonly<Record<Part, (standing: Standing, isOlder: Ago) => readonly Fault[]>> = {
  backups: ({ backups: { isNightly, newest, verifiedAt, failedAt, archive } }, isOlder) => [
    ['backupFailed', failedAt !== null && !(newest && newest.takenAt > failedAt), 'urgent'],
    ['backupsNotSet', !isNightly, 'urgent'],
    ['backupLate', isNightly && isOlder(newest?.takenAt, 36 * 60 * minute), 'urgent'],
    ['archiveLate', archive !== null && isOlder(archive.archivedUntil ?? archive.failingSince, 15 * minute), 'urgent'],
    ['backupNotVerified', newest !== null && (verifiedAt === null || isOlder(verifiedAt, tooLongAgo))],
  ],
  integrity: ({ integrity: { checkedAt, differenceCount, sealedTo } }, isOlder) => [
    ['differencesFound', (differenceCount ?? 0) > 0, 'urgent'],
    ['sealsLate', isOlder(sealedTo, 3 * day), 'urgent'],
    ['integrityNotChecked', checkedAt === null || isOlder(checkedAt, tooLongAgo)],
  ],
  storage: ({ storage: { freeBytes, diskBytes, fullHolderCount, connectionCount, mostConnections, neglectedTableCount } }) => [
    ['diskNearlyFull', freeBytes !== null && diskBytes !== null && freeBytes < diskBytes / 10, 'urgent'],
    ['connectionsShort', connectionCount >= 0.8 * mostConnections, 'urgent'],
    ['holdersNearlyFull', fullHolderCount > 0],
    ['tablesNeglected', neglectedTableCount > 0],
  ],
  outbox: ({ outbox: { hasServer, waitingSince } }, isOlder) => [
    ['noMailServer', !hasServer],
    ['mailsLate', hasServer && isOlder(waitingSince, 10 * minute), 'urgent'],
  ],
  deliveries: ({ deliveries: { refusedCount } }) => [['mailsRefused', refusedCount > 0]],
  jobs: ({ jobs: { failedCount, retryingCount, dueSince } }, isOlder) => [
    ['jobsLate', isOlder(dueSince, 15 * minute), 'urgent'],
    ['jobsGivenUp', failedCount > 0],
    ['jobsRetried', retryingCount > 0],
  ],
  instances: ({ instances }) => [
    ['instanceSilent', instances.some(({ isServing }) => !isServing)],
    ['versionsDiffer', new Set(instances.filter(({ isServing }) => isServing).map(({ version }) => version)).size > 1],
  ],
  operations: ({ operations }) => [
    ['operationsSlow', operations.some(({ calls, slowCalls }) => calls >= enoughCalls && slowCalls > calls / 100)],
  ],
}
