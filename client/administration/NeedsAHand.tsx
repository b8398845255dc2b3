import { CheckCheck, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Count } from '#client/ui/marks.tsx'
import { EmptyState } from '#client/ui/states.tsx'

interface Matter {
  name: string
  icon: LucideIcon
  palette: 'critical' | 'neutral'
  to: string
  title: string
  meta: string
}

interface NeedsAHandProps {
  title: string
  matters: readonly Matter[]
  /** What is said where there is none. */
  nothing: { title: ReactNode; text: ReactNode }
}

/** What waits for the system administrator, the most pressing first, each leading to where it is seen to. */
export function NeedsAHand({ title, matters, nothing }: NeedsAHandProps) {
  if (!matters.length)
    return (
      <EmptyState icon={CheckCheck} title={nothing.title}>
        {nothing.text}
      </EmptyState>
    )
  return (
    <Card title={title} aside={<Count tone="waiting">{matters.length}</Count>}>
      <Rows aria-label={title}>
        {matters.map(({ name, icon, palette, ...row }) => (
          <ListRow key={name} media={<IconTile icon={icon} palette={palette} />} {...row} />
        ))}
      </Rows>
    </Card>
  )
}
