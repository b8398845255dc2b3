import { chakra } from '@chakra-ui/react'
import { BadgeCheck, CalendarClock, CircleSlash } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { type Licence, useLicences } from './useLicences.ts'

/** What has been held and what is, newest first. */
export function OwnLicences() {
  const text = useText()
  const { nodes, ...pages } = useLicences()
  return (
    <Card title={<Text id="licences.own" />}>
      <Answered answer={{ ...pages, data: nodes }} skeleton={<LoadingRows count={2} />}>
        {(licences) =>
          licences.length ? (
            <Rows aria-label={text('licences.own')}>
              {licences.map((licence) => (
                <ListRow
                  key={licence.id}
                  title={
                    <Text
                      id={licence.isTrial ? 'licences.trial.of' : 'licences.one'}
                      values={{ plan: text(`licences.plan.${licence.type}`) }}
                    />
                  }
                  meta={<Text id="licences.validity" values={{ from: writtenDay(licence.validFrom), to: writtenDay(licence.validTo) }} />}
                  value={<LicenceState licence={licence} />}
                />
              ))}
            </Rows>
          ) : (
            <chakra.p color="muted">
              <Text id="licences.ownNone" />
            </chakra.p>
          )
        }
      </Answered>
      {pages.hasMore && <ShowMore shown={nodes?.length ?? 0} of={pages.totalCount} loading={pages.loading} onMore={pages.more} />}
    </Card>
  )
}

/** The moment at which the list was opened; who stays longer than a licence lasts is told by the server. */
function useNow() {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

function LicenceState({ licence: { validFrom, validTo } }: { licence: Licence }) {
  const now = useNow()
  if (Date.parse(validTo) <= now)
    return (
      <State icon={CircleSlash}>
        <Text id="licences.state.ended" />
      </State>
    )
  // Clocks differ by a little: what was bought a moment ago counts.
  if (Date.parse(validFrom) > now + 60_000)
    return (
      <State icon={CalendarClock} tone="info">
        <Text id="licences.state.upcoming" />
      </State>
    )
  return (
    <State icon={BadgeCheck} tone="positive">
      <Text id="licences.state.active" />
    </State>
  )
}
