import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import type { Sums } from './sums.ts'

/** Without VAT, the VAT of each rate, and what is to be paid. */
export const SumRows = ({ sums: { net, rates, gross } }: { sums: Sums }) => (
  <List>
    <div>
      <dt>
        <Text id="orders.net" />
      </dt>
      <dd>{writtenMoney(net)}</dd>
    </div>
    {rates.map(({ rate, vat }) => (
      <div key={rate}>
        <dt>
          <Text id="orders.vat" values={{ rate }} />
        </dt>
        <dd>{writtenMoney(vat)}</dd>
      </div>
    ))}
    <div data-total>
      <dt>
        <Text id="orders.toPay" />
      </dt>
      <dd>{writtenMoney(gross)}</dd>
    </div>
  </List>
)

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    width: 'full',
    maxWidth: '340px',
    marginStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& dt': { color: 'muted' },
    '& > [data-total]': {
      borderTopWidth: '1px',
      borderColor: 'control',
      paddingTop: '3',
      marginTop: '1',
      textStyle: 'lead',
      fontWeight: 'strong',
    },
    '& > [data-total] dt': { color: 'inherit' },
  },
})
