import { chakra } from '@chakra-ui/react'
import { FileLink } from '#client/files/FileLink.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import { isPriced, lowestOf } from './compare.ts'
import { Choices, type Comparing, dayOr, Marks } from './parts.tsx'
import type { Compared } from './useQuotations.ts'

/** One firm below the other, where the screen is narrow. */
export function CompareCards({ quotations, isBusy, onTake }: Comparing) {
  const lowest = lowestOf(quotations)
  return (
    <Stack gap="4">
      {quotations.map((quotation) => (
        <Card key={quotation.id} title={quotation.firmName}>
          <chakra.div display="grid" gap="4">
            {isPriced(quotation) && (
              <chakra.b textStyle="title" fontVariantNumeric="tabular-nums">
                {writtenMoney(quotation.gross)}
              </chakra.b>
            )}
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <Marks quotation={quotation} lowest={lowest} />
            </chakra.div>
            {quotation.words && <chakra.p>{quotation.words}</chakra.p>}
            {isPriced(quotation) && <Facts quotation={quotation} />}
            <Choices quotation={quotation} lowest={lowest} isBusy={isBusy} onTake={onTake} />
          </chakra.div>
        </Card>
      ))}
    </Stack>
  )
}

const Facts = ({ quotation: { startsOn, endsOn, daysAdded, reservations, validUntil, lines, documents } }: { quotation: Compared }) => (
  <>
    <List>
      <div>
        <dt>
          <Text id="orders.quotations.startsOn" />
        </dt>
        <dd>{dayOr(startsOn)}</dd>
      </div>
      <div>
        <dt>
          <Text id="orders.quotations.endsOn" />
        </dt>
        <dd>{dayOr(endsOn)}</dd>
      </div>
      <div>
        <dt>
          <Text id="orders.handover" />
        </dt>
        <dd>{daysAdded ? <Text id="orders.handoverLater" values={{ count: daysAdded }} /> : <Text id="orders.handoverSame" />}</dd>
      </div>
      <div>
        <dt>
          <Text id="orders.quotations.reservations" />
        </dt>
        <dd>{reservations ?? <Text id="orders.quotations.noReservations" />}</dd>
      </div>
      <div>
        <dt>
          <Text id="orders.until" />
        </dt>
        <dd>{dayOr(validUntil)}</dd>
      </div>
      {documents?.map(({ id, customName, file }) => (
        <div key={id}>
          <dt>{customName}</dt>
          <dd>
            <FileLink file={file} preview />
          </dd>
        </div>
      ))}
    </List>
    <Disclosure title={<Text id="orders.lines.title" />}>
      <List>
        {lines?.map(({ id, description, net }) => (
          <div key={id}>
            <dt>{description}</dt>
            <dd>{writtenMoney(net)}</dd>
          </div>
        ))}
      </List>
    </Disclosure>
  </>
)

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& dt': { flex: '0 1 auto', minWidth: '40%', color: 'muted', overflowWrap: 'anywhere' },
    '& dd': { minWidth: '0', textAlign: 'end', overflowWrap: 'anywhere' },
  },
})
