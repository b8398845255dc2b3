import { chakra } from '@chakra-ui/react'
import { useText } from '#client/messages/Text.tsx'
import { writtenDay, writtenMoment, writtenNumber, writtenSize } from '#client/ui/writing.ts'
import { overview } from '../OfficePage.tsx'
import { Figures } from './Figures.tsx'
import { type Operating, PartCard } from './PartCard.tsx'

/** How much room there is. */
export function StoragePart({ storage, steps }: Pick<Operating, 'storage' | 'steps'>) {
  const text = useText()
  const { fileBytes, fileCount, databaseBytes, freeBytes, diskBytes, fullHolderCount, connectionCount, mostConnections } = storage
  const { deadRowCount, looseBytes, unusedIndexBytes } = storage
  const files = text('administration.operating.figure.fileCount', { count: fileCount })
  return (
    <PartCard part="storage" steps={steps} more={{ to: `${overview}/storage`, text: 'openStorage' }}>
      <Figures
        of={[
          ['files', `${writtenSize(fileBytes)} · ${files}`],
          ['database', writtenSize(databaseBytes)],
          [
            'free',
            freeBytes == null || diskBytes == null
              ? text('administration.operating.unknown')
              : text('administration.operating.figure.freeOf', { free: writtenSize(freeBytes), all: writtenSize(diskBytes) }),
          ],
          ['full', writtenNumber(fullHolderCount)],
          ['connections', text('administration.operating.figure.ofMost', { count: connectionCount, most: mostConnections })],
          ['deadRows', writtenNumber(deadRowCount)],
          ['loose', writtenSize(looseBytes)],
          ['unusedIndexes', writtenSize(unusedIndexBytes)],
        ]}
      />
    </PartCard>
  )
}

/** Whether it can be brought back if it is lost. */
export function BackupPart({ backups, steps }: Pick<Operating, 'backups' | 'steps'>) {
  const text = useText()
  const { newest, verifiedAt, isNightly, failedAt, failure, archive } = backups
  const never = text('administration.operating.never')
  const archivedUntil = archive?.archivedUntil ? writtenMoment(archive.archivedUntil) : never
  return (
    <PartCard part="backups" steps={steps} more={{ to: `${overview}/jobs`, text: 'openJobs' }}>
      <Figures
        of={[
          ['newest', newest ? writtenMoment(newest.takenAt) : never],
          ['size', newest ? writtenSize(newest.byteCount) : text('administration.operating.none')],
          ['verified', verifiedAt ? writtenMoment(verifiedAt) : never],
          ['nightly', text(`administration.operating.${isNightly ? 'yes' : 'no'}`)],
          ...(archive ? [['archived', archivedUntil] as const] : []),
        ]}
      />
      {archive?.failingSince && (
        <chakra.p overflowWrap="anywhere">
          {writtenMoment(archive.failingSince)} · {writtenSize(archive.waitingBytes)} · {archive.failure}
        </chakra.p>
      )}
      {failedAt && steps.some(({ fault }) => fault === 'backupFailed') && (
        <chakra.p overflowWrap="anywhere">
          {writtenMoment(failedAt)} · {failure}
        </chakra.p>
      )}
    </PartCard>
  )
}

/** Whether what is kept is as it was written down. */
export function IntegrityPart({ integrity, steps }: Pick<Operating, 'integrity' | 'steps'>) {
  const text = useText()
  const { checkedAt, differenceCount, sealedTo } = integrity
  return (
    <PartCard part="integrity" steps={steps} more={{ to: `${overview}/audit`, text: 'openAudit' }}>
      <Figures
        of={[
          ['checked', checkedAt ? writtenMoment(checkedAt) : text('administration.operating.never')],
          ['differences', differenceCount == null ? text('administration.operating.unknown') : writtenNumber(differenceCount)],
          ['sealed', sealedTo ? writtenDay(sealedTo) : text('administration.operating.never')],
        ]}
      />
    </PartCard>
  )
}
