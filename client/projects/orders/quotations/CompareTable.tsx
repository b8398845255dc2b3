import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FileLink } from '#client/files/FileLink.tsx'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { writtenMoney, writtenQuantity } from '#client/ui/writing.ts'
import { comparedLines, isPriced, lowestOf } from './compare.ts'
import { Choices, type Comparing, dayOr, Marks } from './parts.tsx'
import type { Compared } from './useQuotations.ts'

/** Firms beside each other, and below them all that tells them apart. */
export function CompareTable({ quotations, isBusy, onTake }: Comparing) {
  const lowest = lowestOf(quotations)
  const row = (name: MessageKey, of: (quotation: Compared) => ReactNode) => (
    <tr>
      <th scope="row">
        <Text id={name} />
      </th>
      {quotations.map((quotation) => (
        <td key={quotation.id}>{isPriced(quotation) ? of(quotation) : '–'}</td>
      ))}
    </tr>
  )
  return (
    <Table style={{ minWidth: `${(quotations.length + 1) * 160}px` }}>
      <thead>
        <tr>
          <th scope="col">
            <Text id="orders.quotations.firm" />
          </th>
          {quotations.map(({ id, firmName }) => (
            <th key={id} scope="col">
              {firmName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <Text id="orders.sum" />
          </th>
          {quotations.map((quotation) => (
            <td key={quotation.id}>
              {isPriced(quotation) && <chakra.b textStyle="lead">{writtenMoney(quotation.gross)}</chakra.b>}
              {isPriced(quotation) && lowest !== undefined && quotation.gross > lowest && (
                <FinePrint>+ {writtenMoney(quotation.gross - lowest)}</FinePrint>
              )}
              <chakra.span display="flex" flexWrap="wrap" gap="2" justifyContent="end" marginTop="2" _empty={{ display: 'none' }}>
                <Marks quotation={quotation} lowest={lowest} />
              </chakra.span>
              {quotation.words && <FinePrint>{quotation.words}</FinePrint>}
            </td>
          ))}
        </tr>
        {row('orders.net', ({ net }) => writtenMoney(net))}
        {row('orders.quotations.startsOn', ({ startsOn }) => dayOr(startsOn))}
        {row('orders.quotations.endsOn', ({ endsOn }) => dayOr(endsOn))}
        {row('orders.handover', ({ daysAdded }) =>
          daysAdded ? <Text id="orders.handoverLater" values={{ count: daysAdded }} /> : <Text id="orders.handoverSame" />,
        )}
        {row('orders.quotations.reservations', ({ reservations }) => reservations ?? <Text id="orders.quotations.noReservations" />)}
        <Group name="orders.quotations.lines" columns={quotations.length} />
        {comparedLines(quotations).map(({ key, description, of, lowest: least }) => (
          <tr key={key}>
            <th scope="row">{description}</th>
            {of.map((line, at) => (
              <td key={quotations[at]!.id}>
                <chakra.span data-least={(line && line.net === least) || undefined}>
                  {line && isPriced(quotations[at]!) ? writtenMoney(line.net) : '–'}
                </chakra.span>
                {line && <FinePrint>{[writtenQuantity(line.quantity), line.unit].filter(Boolean).join(' ')}</FinePrint>}
              </td>
            ))}
          </tr>
        ))}
        <Group name="orders.quotations.terms" columns={quotations.length} />
        {row('orders.until', ({ validUntil }) => dayOr(validUntil))}
        {row('orders.papers.title', ({ documents }) =>
          documents?.length ? documents.map(({ id, file }) => <FileLink key={id} file={file} preview />) : '–',
        )}
        <tr>
          <th scope="row">
            <Text id="orders.next" />
          </th>
          {quotations.map((quotation) => (
            <td key={quotation.id}>
              <chakra.span display="grid" gap="2">
                <Choices quotation={quotation} lowest={lowest} isBusy={isBusy} onTake={onTake} />
              </chakra.span>
            </td>
          ))}
        </tr>
      </tbody>
    </Table>
  )
}

/** What the rows below it are about. */
const Group = ({ name, columns }: { name: MessageKey; columns: number }) => (
  <tr data-group>
    <th scope="colgroup" colSpan={columns + 1}>
      <Text id={name} />
    </th>
  </tr>
)

const FinePrint = chakra('span', { base: { display: 'block', textStyle: 'meta', color: 'muted' } })
const Table = chakra('table', {
  base: {
    width: 'full',
    // As wide for each firm, whatever it has to say.
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { padding: '4', verticalAlign: 'top', textAlign: 'end', fontWeight: 'regular', overflowWrap: 'anywhere' },
    '& th:first-of-type': { textAlign: 'start', color: 'muted' },
    '& [data-least]': { color: 'positive.fg', fontWeight: 'strong' },
    '& [data-group] th': { paddingBlock: '3', bg: 'sunken', textStyle: 'meta' },
    '& thead th:not(:first-of-type)': { fontWeight: 'strong', color: 'ink' },
    '& tbody tr': { borderTopWidth: '1px' },
  },
})
