import { Button, chakra } from '@chakra-ui/react'
import { BadgeCheck, CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { useAdministeredLicencesQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Asked } from '#client/records/Asked.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { SearchAsTyped } from '#client/ui/SearchAsTyped.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { writtenDay } from '#client/ui/writing.ts'

/** A licence counts until the day is over that it names. */
const lastDay = (validTo: string) => writtenDay(new Date(Date.parse(validTo) - 1).toISOString())

/** Every licence, those that end last first. */
export function AllLicences() {
  const text = useText()
  const [search, setSearch] = useState('')
  const [isRunning, setRunning] = useState<boolean | null>(true)
  const asked = useAdministeredLicencesQuery({
    variables: { search, isRunning },
    fetchPolicy: 'cache-and-network',
    context: { tell: false },
  })
  const { nodes, error, retry, totalCount, hasMore, loading, more } = pagesOf(shownData(asked)?.administeredLicences, asked)
  return (
    <Card title={<Text id="licences.office.all" />}>
      <SearchAsTyped label={text('licences.office.searchAll')} maxLength={200} onSearch={setSearch} />
      <chakra.fieldset display="flex" flexWrap="wrap" gap="2" marginBlock="4" aria-label={text('licences.office.which')}>
        {([true, false, null] as const).map((value) => (
          <Button key={String(value)} size="sm" aria-pressed={value === isRunning} onClick={() => setRunning(value)}>
            <Text id={value === null ? 'licences.office.everyLicence' : value ? 'licences.office.running' : 'licences.office.ended'} />
          </Button>
        ))}
      </chakra.fieldset>
      <Asked asked={{ data: nodes, error, retry }} skeleton={<Skeleton />}>
        {(licences) =>
          licences.length ? (
            <Rows aria-label={text('licences.office.all')}>
              {licences.map((licence) => (
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
      </Asked>
      {hasMore && <ShowMore shown={nodes?.length ?? 0} of={totalCount} loading={loading} onMore={more} />}
    </Card>
  )
}

const Skeleton = () => <LoadingRows count={4} />
