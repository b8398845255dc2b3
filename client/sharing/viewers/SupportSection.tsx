import { chakra } from '@chakra-ui/react'
import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '#client/access/useMay.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { writtenMoment, writtenTime } from '#client/ui/writing.ts'
import { EndAccess } from './EndAccess.tsx'
import { type SupportAccess, useSupportAccesses } from './useViewers.ts'

/** When those who run the system looked in, why, and a way to show them out. */
export function SupportSection({ estateId }: { estateId: string }) {
  const text = useText()
  const mayEnd = useMay(estateId)('update', 'access-management')
  const [now] = useState(() => Date.now())
  const { accesses, end, ...pages } = useSupportAccesses(estateId)
  return (
    <Section title={<Text id="sharing.support.title" />}>
      <chakra.p color="muted" marginBottom="4" maxWidth="column">
        <Text id={accesses?.length === 0 ? 'sharing.support.never' : 'sharing.support.lead'} />
      </chakra.p>
      <Answered answer={{ ...pages, data: accesses }} skeleton={null}>
        {(looks) =>
          looks.length > 0 && (
            <>
              <Sheet paddingBlock="2">
                <Rows aria-label={text('sharing.support.title')}>
                  {looks.map((access) => (
                    <AccessRow
                      key={access.id}
                      access={access}
                      isOpen={Date.parse(access.endsAt) > now}
                      onEnd={mayEnd ? () => end(access.id) : undefined}
                    />
                  ))}
                </Rows>
              </Sheet>
              {pages.hasMore && <ShowMore shown={looks.length} of={pages.totalCount} loading={pages.loading} onMore={pages.more} />}
            </>
          )
        }
      </Answered>
    </Section>
  )
}

interface AccessRowProps {
  access: SupportAccess
  isOpen: boolean
  onEnd: (() => Promise<unknown>) | undefined
}

function AccessRow({ access: { actorName, reason, createdAt, endsAt }, isOpen, onEnd }: AccessRowProps) {
  return (
    <ListRow
      media={<IconTile icon={LifeBuoy} palette={isOpen ? 'critical' : 'neutral'} />}
      title={reason}
      meta={
        <>
          {actorName} · {writtenMoment(createdAt)}–{writtenTime(endsAt)}
          {isOpen && (
            <>
              {' · '}
              <b>
                <Text id="sharing.support.open" />
              </b>
            </>
          )}
        </>
      }
      value={isOpen && onEnd && <EndAccess what="support" name={actorName} onEnd={onEnd} />}
    />
  )
}
