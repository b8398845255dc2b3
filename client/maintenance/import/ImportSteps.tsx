import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'

export const steps = ['file', 'columns', 'check'] as const
export type Step = (typeof steps)[number]

/** How far one has come. */
export function ImportSteps({ at }: { at: Step }) {
  const text = useText()
  const now = steps.indexOf(at)
  return (
    <Line aria-label={text('maintenance.import.steps')}>
      {steps.map((step, n) => (
        <chakra.li
          key={step}
          {...(n === now && { 'aria-current': 'step' as const })}
          fontWeight={n === now ? 'strong' : undefined}
          color={n === now ? 'ink' : undefined}
        >
          <Dot data-done={n < now || undefined} data-now={n === now || undefined}>
            {n < now ? <Check size={14} aria-hidden /> : n + 1}
          </Dot>
          <chakra.span {...(n !== now && { hideBelow: 'sm' as const })}>
            <Text id={`maintenance.import.step.${step}`} />
          </chakra.span>
        </chakra.li>
      ))}
    </Line>
  )
}

const Line = chakra('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    listStyle: 'none',
    textStyle: 'meta',
    color: 'muted',
    '& li': { display: 'flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap' },
    '& li + li::before': { content: "''", width: '24px', height: '1px', bg: 'control' },
  },
})
const Dot = chakra('span', {
  base: {
    width: '26px',
    height: '26px',
    borderRadius: '50%',
    borderWidth: '1px',
    borderColor: 'control',
    display: 'grid',
    placeItems: 'center',
    '&[data-now]': { bg: 'brand', borderColor: 'brand', color: 'brand.contrast' },
    '&[data-done]': { borderColor: 'brand', color: 'brand' },
  },
})
