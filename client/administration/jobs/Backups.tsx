import { DatabaseBackup, ShieldCheck, TriangleAlert } from 'lucide-react'
import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { type BackupsQuery, useBackupsQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenMoment, writtenSize } from '#client/ui/writing.ts'

/** Whether the product can be brought back if it is lost. */
export function Backups() {
  const query = useBackupsQuery({ fetchPolicy: 'cache-and-network', context: { tell: false } })
  return (
    <Answered answer={shownOf(shownData(query)?.backups, query)} skeleton={<RecordsSkeleton />}>
      {(backups) => (
        <Card title={<Text id="administration.backups.title" />}>
          {!backups.isNightly && <Text id="administration.backups.noneNightly" />}
          <HowTheyStand {...backups} />
        </Card>
      )}
    </Answered>
  )
}

function HowTheyStand({ newest, verifiedAt, failedAt, failure }: BackupsQuery['backups']) {
  const text = useText()
  return (
    <Rows aria-label={text('administration.backups.title')}>
      <ListRow
        stacks
        media={<IconTile icon={DatabaseBackup} palette={newest ? 'neutral' : 'critical'} />}
        title={text('administration.backups.newest')}
        meta={
          newest
            ? [
                text('administration.backups.takenAt', { at: writtenMoment(newest.takenAt) }),
                text('administration.backups.counts', { rows: newest.rowCount, files: newest.fileCount }),
                text('administration.backups.took', { seconds: Math.round(newest.seconds) }),
              ].join(' · ')
            : text('administration.backups.none')
        }
        value={newest && writtenSize(newest.byteCount)}
      />
      <ListRow
        stacks
        media={<IconTile icon={ShieldCheck} palette="neutral" />}
        title={text('administration.backups.verified')}
        meta={verifiedAt ? writtenMoment(verifiedAt) : text('administration.backups.neverVerified')}
      />
      {failedAt && (
        <ListRow
          stacks
          media={<IconTile icon={TriangleAlert} palette="critical" />}
          title={text('administration.backups.failed')}
          meta={[writtenMoment(failedAt), failure].filter(Boolean).join(' · ')}
        />
      )}
    </Rows>
  )
}
