import type { LucideIcon } from 'lucide-react'
import { type ReactNode } from 'react'
import type { pagesOf } from '#client/access/pagesOf.ts'
import { Text } from '#client/messages/Text.tsx'
import { Asked } from '#client/records/Asked.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { EmptyState } from '#client/ui/states.tsx'

interface FoundProps<Node> {
  name: string
  icon: LucideIcon
  /** Whether all of them are asked for, so that nothing found is nothing there. */
  isWhole?: boolean
  asked: ReturnType<typeof pagesOf<Node>>
  children: (node: Node) => ReactNode
}

/** What a search found, page by page. */
export function Found<Node>({ name, icon, isWhole, asked, children }: FoundProps<Node>) {
  return (
    <Asked asked={{ data: asked.nodes, error: asked.error, retry: asked.retry }} skeleton={<RecordsSkeleton />}>
      {(nodes) =>
        nodes.length ? (
          <div>
            <Sheet paddingBlock="2">
              <Rows aria-label={name}>{nodes.map(children)}</Rows>
            </Sheet>
            {asked.hasMore && <ShowMore shown={nodes.length} of={asked.totalCount} loading={asked.loading} onMore={asked.more} />}
          </div>
        ) : (
          <EmptyState icon={icon} title={<Text id={isWhole ? 'administration.noneYet' : 'administration.none'} />}>
            {!isWhole && <Text id="administration.noneText" />}
          </EmptyState>
        )
      }
    </Asked>
  )
}
