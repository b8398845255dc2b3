import { Button, chakra } from '@chakra-ui/react'
import { BadgeCheck, CircleSlash } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import { rowsOf } from '#client/access/pagesOf.ts'
import type { AdministeredLicencesQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { ScreenSearch } from '#client/ui/SearchAsTyped.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { useAddressed } from '#client/ui/useAddressed.ts'
import { writtenDay } from '#client/ui/writing.ts'

/** A licence counts until the day is over that it names. */
const lastDay = (validTo: string) => writtenDay(new Date(Date.parse(validTo) - 1).toISOString())

const choices = [
  { value: true, state: '', label: 'licences.office.running' },
  { value: false, state: 'ended', label: 'licences.office.ended' },
  { value: null, state: 'all', label: 'licences.office.everyLicence' },
] as const

/** Every licence, those that end last first. */
export function AllLicences(own: Own<AdministeredLicencesQuery['administeredLicences']>) {
  const text = useText()
  const choose = useAddressed()
  const { nodes = [], totalCount, hasMore, loading, more } = rowsOf(own)
  return (
    <Card title={<Text id="licences.office.all" />}>
      <ScreenSearch label={text('licences.office.searchAll')} maxLength={200} />
      <chakra.fieldset display="flex" flexWrap="wrap" gap="2" marginBlock="4" aria-label={text('licences.office.which')}>
        {choices.map(({ value, state, label }) => (
          <Button key={label} size="sm" aria-pressed={value === own.variables['isRunning']} onClick={() => choose('state', state)}>
            <Text id={label} />
          </Button>
        ))}
      </chakra.fieldset>
      <Answered answer={own} skeleton={<LoadingRows count={4} />}>
        {() =>
          nodes.length ? (
            <Rows aria-label={text('licences.office.all')}>
              {nodes.map((licence) => (
                <ListRow
                  key={licence.id}
                  stacks
                  title={licence.holderName}
                  meta={[
                    licence.identifier,
                    text(`licences.plan.${licence.type}`),
                    text('licences.office.period', { from: writtenDay(licence.validFrom), to: lastDay(licence.validTo) }),
                    licence.invoiceNumber
                      ? text('licences.office.invoice', { number: licence.invoiceNumber })
                      : text(licence.isTrial ? 'licences.office.trial' : 'licences.office.byHand'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  value={
                    <State icon={licence.isRunning ? BadgeCheck : CircleSlash} tone={licence.isRunning ? 'positive' : 'neutral'}>
                      <Text id={licence.isRunning ? 'licences.office.running' : 'licences.office.ended'} />
                    </State>
                  }
                />
              ))}
            </Rows>
          ) : (
            <chakra.p color="muted">
              <Text id="licences.office.noLicences" />
            </chakra.p>
          )
        }
      </Answered>
      {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
    </Card>
  )
}
