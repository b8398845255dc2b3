import { Button, chakra } from '@chakra-ui/react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import type { Marks } from './useMarks.ts'

interface SeveralBarProps {
  marks: Marks
  /** What there is to do with them, as buttons; the first is what one came for. */
  children: ReactNode
}

/** Its arrows lead from button to button; the list keeps the focus until one goes there. */
function alongButtons(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const place = buttons.indexOf(document.activeElement as HTMLElement)
  buttons[(place + step + buttons.length) % buttons.length]?.focus()
  event.preventDefault()
}

/** Stands below a list as soon as something in it is marked, and covers none of its rows. */
export function SeveralBar({ marks, children }: SeveralBarProps) {
  const text = useText()
  const { length } = marks.ids
  return (
    <>
      <chakra.output srOnly>{length > 0 && text('common.several.marked', { count: length })}</chakra.output>
      {length > 0 && (
        <Bar role="toolbar" aria-label={text('common.several.bar', { count: length })} onKeyDown={alongButtons}>
          <b>
            <Text id="common.several.marked" values={{ count: length }} />
          </b>
          <Button size="sm" variant="plain" onClick={marks.none} aria-keyshortcuts="Escape">
            <Text id="common.several.unmark" />
          </Button>
          <chakra.span display="flex" flexWrap="wrap" gap="2" flexBasis={{ base: 'full', sm: 'auto' }}>
            {children}
          </chakra.span>
        </Bar>
      )}
    </>
  )
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '4',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    marginTop: '4',
    px: '4',
    paddingBlock: '3',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'card',
    bg: 'raised',
    boxShadow: 'card',
    fontVariantNumeric: 'tabular-nums',
  },
})
