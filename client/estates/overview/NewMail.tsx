import { Mail } from 'lucide-react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Avatar, Count } from '#client/ui/marks.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import type { Overview } from './useOverview.ts'

/** Who has sent something lately, and how much of it nobody has opened. */
export function NewMail({ mailboxes, unseenCount }: { mailboxes: NonNullable<Overview['mailboxes']>; unseenCount: number }) {
  const { path } = useEstatePlace()
  const mailbox = path + estateSections.mailbox.path
  return (
    <Card
      icon={Mail}
      title={<Text id="estates.section.mailbox" />}
      aside={
        unseenCount ? (
          <Text id="estates.unseenMail" values={{ count: unseenCount }} />
        ) : (
          <TextLink to={mailbox}>
            <Text id="estates.overview.all" />
          </TextLink>
        )
      }
    >
      <Rows>
        {mailboxes.edges.map(({ node }) => (
          <ListRow
            key={node.id}
            to={`${mailbox}/${node.companyId}`}
            media={<Avatar name={node.companyName} square />}
            title={node.companyName}
            meta={<Text id="estates.overview.lastMail" values={{ day: writtenDay(node.lastAt) }} />}
            value={node.unseenCount > 0 ? <Count tone="waiting">{node.unseenCount}</Count> : undefined}
          />
        ))}
      </Rows>
    </Card>
  )
}
