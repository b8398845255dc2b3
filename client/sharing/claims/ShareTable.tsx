import { chakra } from '@chakra-ui/react'
import { writtenFraction } from '#client/estates/estate/identity.ts'
import { Text } from '#client/messages/Text.tsx'
import { sumOf } from '#schema/registry/shares.ts'
import type { EstateClaim } from './useClaims.ts'

type Shares = NonNullable<EstateClaim['sharesAfter']>

const nothing = '–'
const before = ({ numeratorBefore: numerator, denominatorBefore: denominator }: Shares[number]) =>
  numerator == null || denominator == null ? [] : [{ numerator, denominator }]
const written = ([share]: { numerator: number; denominator: number }[]) =>
  share ? writtenFraction(share.numerator, share.denominator) : nothing

/** What everybody owns now, and would own after a yes. */
export function ShareTable({ shares }: { shares: Shares }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Text id="sharing.claims.owners" />
          </th>
          <th scope="col">
            <Text id="sharing.claims.now" />
          </th>
          <th scope="col">
            <Text id="sharing.claims.after" />
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map((share, index) => (
          <tr key={`${share.name} ${index}`}>
            <th scope="row">{share.name}</th>
            <td>{written(before(share))}</td>
            <td>{written([share])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Text id="sharing.claims.total" />
          </th>
          <td>{written([sumOf(shares.flatMap(before))])}</td>
          <td>{written([sumOf(shares)])}</td>
        </tr>
      </tfoot>
    </Table>
  )
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { paddingBlock: '3', textAlign: 'end', fontWeight: 'regular' },
    '& th:first-of-type': { textAlign: 'start', overflowWrap: 'anywhere' },
    '& thead th': { textStyle: 'meta', color: 'muted' },
    '& tr': { borderBottomWidth: '1px' },
    '& tfoot tr': { borderBottomWidth: 0, '& th, & td': { fontWeight: 'strong' } },
  },
})
