import { Button, chakra } from '@chakra-ui/react'
import { Archive, Plus } from 'lucide-react'
import { WhoCanGrant } from '#client/estates/estate/WhoCanGrant.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { Loading, SkeletonLine } from '#client/ui/skeletons.tsx'
import { DeniedState, EmptyState } from '#client/ui/states.tsx'
import { ReportList } from './ReportList.tsx'
import { ReportRowSkeleton } from './ReportRow.tsx'
import type { ReportArchive } from './useReportArchive.ts'

interface ReportsProps {
  archive: ReportArchive
  mayChange: boolean
  /** Opens the form with a report, by its id, or with a `new` one. */
  onOpen: (report: string) => void
}

export function Reports({ archive: { reports, totalCount, hasMore, loading, more, ...archive }, mayChange, onOpen }: ReportsProps) {
  if (archive.isClosed) {
    return (
      <DeniedState title={<Text id="estates.reportArchive.closed" />}>
        <WhoCanGrant owner={archive.owner} />
      </DeniedState>
    )
  }
  if (!reports) return <ReportsSkeleton />

  const add = mayChange && (
    <Button variant="solid" marginStart="auto" onClick={() => onOpen('new')}>
      <Plus aria-hidden />
      <Text id="estates.reportArchive.add" />
    </Button>
  )
  if (!reports.length) {
    return (
      <EmptyState icon={Archive} title={<Text id="estates.reportArchive.empty.title" />} action={add}>
        <Text id="estates.reportArchive.empty.text" />
      </EmptyState>
    )
  }
  return (
    <Section title={<Text id="estates.section.reportArchive" />} aside={add}>
      <ReportList reports={reports} mayChange={mayChange} onEdit={onOpen} onDelete={archive.remove} />
      {hasMore && <ShowMore shown={reports.length} of={totalCount} loading={loading} onMore={more} />}
    </Section>
  )
}

export const ReportsSkeleton = () => (
  <Loading>
    <chakra.div minHeight="target" marginBottom="4">
      <SkeletonLine width="120px" of="lead" />
    </chakra.div>
    <Sheet paddingBlock="2">
      {[1, 2, 3, 4].map((row) => (
        <ReportRowSkeleton key={row} />
      ))}
    </Sheet>
  </Loading>
)
