import { Button, chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { estateSections } from '#client/estates/estate/sections.ts'
import { WhoCanGrant } from '#client/estates/estate/WhoCanGrant.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { Loading, SkeletonLine } from '#client/ui/skeletons.tsx'
import { DeniedState, EmptyState } from '#client/ui/states.tsx'
import type { PaperSection } from './paperKind.ts'
import { PaperRowSkeleton } from './PaperRow.tsx'
import type { Papers } from './usePapers.ts'

interface PapersStateProps {
  kind: PaperSection
  kept: Omit<Papers<unknown, unknown>, 'save' | 'newest'>
  mayAdd: boolean
  onAdd: () => void
  /** The list, where there is something to list. */
  children: ReactNode
}

/** A section's papers, or why there are none to be seen. */
export function PapersState({ kind, kept, mayAdd, onAdd, children }: PapersStateProps) {
  if (kept.isClosed) {
    return (
      <DeniedState title={<Text id={`estates.${kind}.closed`} />}>
        <WhoCanGrant owner={kept.owner} />
      </DeniedState>
    )
  }
  if (!kept.papers) return <PapersSkeleton />

  const add = mayAdd && (
    <Button variant="solid" marginStart="auto" onClick={onAdd}>
      <Plus aria-hidden />
      <Text id={`estates.${kind}.add`} />
    </Button>
  )
  if (!kept.papers.length) {
    return (
      <EmptyState icon={estateSections[kind].icon} title={<Text id={`estates.${kind}.empty.title`} />} action={add}>
        <Text id={`estates.${kind}.empty.text`} />
      </EmptyState>
    )
  }
  return (
    <Section title={<Text id={`estates.section.${kind}`} />} aside={add}>
      {children}
      {kept.hasMore && <ShowMore shown={kept.papers.length} of={kept.totalCount} loading={kept.loading} onMore={kept.more} />}
    </Section>
  )
}

export const PapersSkeleton = () => (
  <Loading>
    <chakra.div minHeight="target" marginBottom="4">
      <SkeletonLine width="120px" of="lead" />
    </chakra.div>
    <Sheet paddingBlock="2">
      {[1, 2, 3, 4].map((row) => (
        <PaperRowSkeleton key={row} />
      ))}
    </Sheet>
  </Loading>
)
