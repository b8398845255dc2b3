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

/** Below a list as soon as something in it is marked, and on a phone at the foot of the screen. `MarkAll` tells how many there are. */
export function SeveralBar({ marks, children }: SeveralBarProps) {
  const text = useText()
  const { length } = marks.ids
  if (!length) return null
  return (
    <Bar data-several role="toolbar" aria-label={text('common.several.bar', { count: length })} onKeyDown={alongButtons}>
      <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap="4" flexBasis={{ base: 'full', sm: 'auto' }}>
        <b>
          <Text id="common.several.marked" values={{ count: length }} />
        </b>
        <Button size="sm" variant="plain" onClick={marks.none} aria-keyshortcuts="Escape">
          <Text id="common.several.unmark" />
        </Button>
      </chakra.span>
      <Actions>{children}</Actions>
    </Bar>
  )
}

const Bar = chakra('div', {
  base: {
    position: { base: 'fixed', sm: 'sticky' },
    insetInline: { base: '0', sm: 'auto' },
    bottom: { base: '0', sm: '4' },
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    marginTop: { base: '0', sm: '4' },
    px: '4',
    paddingTop: '3',
    paddingBottom: { base: 'calc(12px + env(safe-area-inset-bottom))', sm: '3' },
    borderWidth: { base: '1px 0 0', sm: '1px' },
    borderColor: 'control',
    borderRadius: { base: '0', sm: 'card' },
    bg: 'raised',
    boxShadow: 'card',
    fontVariantNumeric: 'tabular-nums',
    '& button': { minHeight: { base: 'target', sm: 'auto' } },
    _print: { display: 'none' },
  },
})
const Actions = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    flexBasis: { base: 'full', sm: 'auto' },
    '& > button': { flexGrow: { base: '1', sm: '0' } },
  },
})
