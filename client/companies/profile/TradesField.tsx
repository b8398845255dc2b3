import { Box, chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { FaultLine, Optional } from '#client/ui/form/FieldFrame.tsx'
import { useFormField } from '#client/ui/form/useFormField.ts'
import { type Trade, trades } from '#schema/companies/trades.ts'

/** What a company does for a living: any number of trades. */
export function TradesField({ name }: { name: string }) {
  const { id, value, faultText, change } = useFormField<Trade[]>({ name, label: 'companies.profile.trades' })
  const below = `${id}-below`
  const toggle = (trade: Trade, isGiven: boolean) =>
    void change(trades.filter((known) => (known === trade ? isGiven : value.includes(known))))
  return (
    <chakra.fieldset id={id} tabIndex={-1} aria-describedby={faultText ? below : undefined} outline="none">
      <chakra.legend fontWeight="medium" marginBottom="1">
        <Text id="companies.profile.trades" /> <Optional />
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} columnGap="6">
        {trades.map((trade) => (
          <Checkbox key={trade} checked={value.includes(trade)} onChange={(isGiven) => toggle(trade, isGiven)}>
            <Text id={`trades.${trade}`} />
          </Checkbox>
        ))}
      </chakra.div>
      {faultText && (
        <Box id={below} textStyle="meta">
          <FaultLine>{faultText}</FaultLine>
        </Box>
      )}
    </chakra.fieldset>
  )
}
