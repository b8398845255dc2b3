import { chakra } from '@chakra-ui/react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Note } from '#client/ui/Note.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { FaultRow } from './FaultRow.tsx'
import { keyOf, type Mending } from './mending.ts'
import { Sums } from './Sums.tsx'
import type { Check } from './useImport.ts'

interface CheckStepProps {
  check: Check
  mending: Mending
  isStillFaulty: boolean
  take: 'sound' | 'all'
  onTake: (take: 'sound' | 'all') => void
}

/** What would come into the plan, and every fault with the field to mend it in. */
export function CheckStep({ check, mending, isStillFaulty, take, onTake }: CheckStepProps) {
  const { faults, knownCount, unknownResponsibles } = check
  const { left, soundCount, allCount } = mending
  const text = useText()
  const choices = [
    {
      name: 'sound',
      title: <Text id="maintenance.import.check.sound" />,
      meta: <Text id="maintenance.import.check.soundText" values={{ count: soundCount, left, known: knownCount }} />,
      isOff: false,
    },
    {
      name: 'all',
      title: <Text id="maintenance.import.check.all" values={{ count: allCount }} />,
      meta: left ? <Text id="maintenance.import.check.allNotYet" values={{ left }} /> : <Text id="maintenance.import.check.allText" />,
      isOff: left > 0,
    },
  ] as const
  return (
    <Stack gap="6">
      <Sums check={check} />
      {isStillFaulty && <Note title={<Text id="maintenance.import.check.stillFaulty" />} />}
      {unknownResponsibles.length > 0 && (
        <chakra.p textStyle="meta" color="muted">
          <Text
            id="maintenance.import.check.strangers"
            values={{
              count: unknownResponsibles.length,
              names: unknownResponsibles.slice(0, 5).join(', ') + (unknownResponsibles.length > 5 ? ' …' : ''),
            }}
          />
        </chakra.p>
      )}
      {faults.length > 0 && (
        <Card
          title={<Text id="maintenance.import.check.faults" />}
          aside={
            <chakra.span textStyle="meta" color="muted" aria-live="polite">
              <Text id="maintenance.import.check.mended" values={{ mended: mending.mended, left }} />
            </chakra.span>
          }
        >
          <chakra.ul listStyle="none">
            {faults.map((fault) => (
              <FaultRow
                key={keyOf(fault)}
                fault={fault}
                text={mending.textOf(fault)}
                isMended={mending.isMended(fault)}
                onMend={(written) => mending.mend(fault, written)}
              />
            ))}
          </chakra.ul>
          {mending.hidden > 0 && (
            <chakra.p textStyle="meta" color="muted" marginTop="3">
              <Text id="maintenance.import.check.more" values={{ count: faults.length }} />
            </chakra.p>
          )}
        </Card>
      )}
      {!allCount && !left ? (
        <Note title={<Text id="maintenance.import.check.nothingNew" />} />
      ) : (
        check.faultyCount > 0 && (
          <chakra.fieldset>
            <chakra.legend fontWeight="medium" marginBottom="3">
              {text('maintenance.import.check.what')}
            </chakra.legend>
            <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
              {choices.map(({ name, title, meta, isOff }) => (
                <Choice key={name} data-off={isOff || undefined}>
                  <chakra.input
                    type="radio"
                    name="take"
                    width="20px"
                    height="20px"
                    marginTop="2px"
                    accentColor="brand"
                    disabled={isOff}
                    checked={take === name}
                    onChange={() => onTake(name)}
                  />
                  <span>
                    <chakra.b display="block" fontWeight="strong">
                      {title}
                    </chakra.b>
                    <chakra.span textStyle="meta" color="muted">
                      {meta}
                    </chakra.span>
                  </span>
                </Choice>
              ))}
            </chakra.div>
          </chakra.fieldset>
        )
      )}
    </Stack>
  )
}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'card',
    bg: 'raised',
    '&:has(:checked)': { borderColor: 'brand', bg: 'brand.subtle' },
    '&[data-off]': { color: 'muted', borderColor: 'inherit' },
  },
})
