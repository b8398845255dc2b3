import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'
import type { LicenceOffer } from './useLicences.ts'

/** The lines that the invoice will have, and the period that it pays for. */
export function OrderSummary({ offer: { heldUntil, validFrom, validTo, lines, totalVat, totalGross } }: { offer: LicenceOffer }) {
  return (
    <Card title={<Text id="licences.summary" />}>
      <chakra.dl display="grid" gap="3">
        <Line said={<Text id="licences.period" />}>
          <Text id="licences.validity" values={{ from: writtenDay(validFrom), to: writtenDay(validTo) }} />
          <chakra.span display="block" textStyle="meta" color="muted">
            <Text id={heldUntil ? 'licences.startsAfter' : 'licences.starts'} />
          </chakra.span>
        </Line>
        {lines.map(({ kind, type, gross }) => (
          <Line
            key={`${kind} ${type}`}
            said={<Text id={`licences.line.${kind}`} values={{ plan: <Text id={`licences.plan.${type}`} /> }} />}
          >
            {writtenMoney(gross)}
          </Line>
        ))}
        <Line
          said={
            <b>
              <Text id="licences.total" />
            </b>
          }
        >
          <b>{writtenMoney(totalGross)}</b>
          <chakra.span display="block" textStyle="meta" color="muted">
            <Text id="licences.vat" values={{ vat: writtenMoney(totalVat) }} />
          </chakra.span>
        </Line>
      </chakra.dl>
    </Card>
  )
}

const Line = ({ said, children }: { said: ReactNode; children: ReactNode }) => (
  <chakra.div display="flex" justifyContent="space-between" gap="4" flexWrap="wrap">
    <dt>{said}</dt>
    <chakra.dd textStyle="figures" textAlign="end" marginStart="auto">
      {children}
    </chakra.dd>
  </chakra.div>
)
