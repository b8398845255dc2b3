import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Own } from '#client/access/own.ts'
import { type Connection, rowsOf } from '#client/access/pagesOf.ts'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { EmptyState } from '#client/ui/states.tsx'

interface FoundListProps<Node> {
  name: string
  icon: LucideIcon
  /** Whether all of them are asked for, so that nothing found is nothing there. */
  isWhole?: boolean
  own: Own<Connection<Node>>
  children: (node: Node) => ReactNode
}

/** What a search found, page by page. */
export function FoundList<Node>({ name, icon, isWhole, own, children }: FoundListProps<Node>) {
  const { nodes = [], hasMore, totalCount, loading, more } = rowsOf(own)
  return nodes.length ? (
    <div>
      <Sheet paddingBlock="2">
        <Rows aria-label={name}>{nodes.map(children)}</Rows>
      </Sheet>
      {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
    </div>
  ) : (
    <EmptyState icon={icon} title={<Text id={isWhole ? 'administration.noneYet' : 'administration.none'} />}>
      {!isWhole && <Text id="administration.noneText" />}
    </EmptyState>
  )
}
