import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { writtenTime } from '#client/ui/writing.ts'

interface StepLineProps {
  steps: readonly { name: string; label: MessageKey }[]
  /** Which of them is asked. */
  at: number
  savedAt: string | null
}

/** Where one is among the questions, and that nothing typed is lost. */
export function StepLine({ steps, at, savedAt }: StepLineProps) {
  const text = useText()
  return (
    <Line>
      <chakra.ol aria-label={text('projects.new.steps')}>
        {steps.map(({ name, label }, index) => (
          <li key={name} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
            <span aria-hidden>{index < at ? <Check size={16} /> : index + 1}</span>
            <chakra.b hideBelow={index === at ? undefined : 'md'}>
              <Text id={label} />
            </chakra.b>
          </li>
        ))}
      </chakra.ol>
      <chakra.output textStyle="meta" color="muted">
        {savedAt && <Text id="projects.new.draftKept" values={{ time: writtenTime(savedAt) }} />}
      </chakra.output>
    </Line>
  )
}

/** The next question comes in from the right, the one before from the left; with reduced motion it is just there. */
export function Slide({ at, children }: { at: number; children: ReactNode }) {
  const [shown, setShown] = useState({ at, from: 0 })
  if (shown.at !== at) setShown({ at, from: at > shown.at ? 48 : -48 })
  const { from } = shown
  const slide = useCallback(
    (part: HTMLElement | null) => {
      if (!part || !from || matchMedia('(prefers-reduced-motion: reduce)').matches) return
      part.animate?.(
        [
          { translate: `${from}px`, opacity: 0 },
          { translate: '0', opacity: 1 },
        ],
        { duration: 200, easing: 'ease-out' },
      )
    },
    [from],
  )
  return (
    <div key={at} ref={slide}>
      {children}
    </div>
  )
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBottom: '4',
    borderBottomWidth: '1px',
    '& ol': { display: 'flex', flexWrap: 'wrap', gap: { base: '3', md: '6' }, listStyle: 'none' },
    '& li': { display: 'flex', alignItems: 'center', gap: '2', color: 'muted', minHeight: '32px' },
    '& li > span': {
      display: 'grid',
      placeItems: 'center',
      width: '28px',
      height: '28px',
      borderRadius: 'pill',
      borderWidth: '1px',
      borderColor: 'control',
      textStyle: 'meta',
      fontVariantNumeric: 'tabular-nums',
    },
    '& li[aria-current=step]': { color: 'ink' },
    '& li[aria-current=step] > span': { bg: 'brand', borderColor: 'brand', color: 'brand.contrast' },
    '& li[data-done] > span': { bg: 'brand.subtle', borderColor: 'brand', color: 'brand.fg' },
  },
})
