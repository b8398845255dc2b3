import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Card, type CardProps } from './Card.tsx'
import { useAddressed } from './useAddressed.ts'

interface FoldedCardProps extends Pick<CardProps, 'title' | 'aside'> {
  /** What it is called in the address, where those that are shut stand. */
  name: string
  children: ReactNode
}

/** A part of a screen that is shut and opened by its heading; the address remembers it. On paper all of it stands. */
export function FoldedCard({ name, title, aside, children }: FoldedCardProps) {
  const [params] = useSearchParams()
  const set = useAddressed()
  const shut = params.get('shut')?.split(',').filter(Boolean) ?? []
  const isOpen = !shut.includes(name)
  return (
    <Card
      title={
        <Toggle
          aria-expanded={isOpen}
          onClick={() => set('shut', (isOpen ? [...shut, name] : shut.filter((one) => one !== name)).join(','))}
        >
          <ChevronDown size="20" aria-hidden />
          {title}
        </Toggle>
      }
      aside={isOpen && aside}
    >
      <Folded hidden={!isOpen}>{children}</Folded>
    </Card>
  )
}

const Toggle = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'target',
      textAlign: 'start',
      cursor: 'pointer',
      '& svg': {
        flexShrink: '0',
        transition: 'transform {durations.fast}',
        _motionReduce: { transition: 'none' },
        _print: { display: 'none' },
      },
      '&[aria-expanded=false] svg': { transform: 'rotate(-90deg)' },
    },
  },
  { defaultProps: { type: 'button' } },
)
const Folded = chakra('div', { base: { '@media print': { '&[hidden]': { display: 'block !important' } } } })
