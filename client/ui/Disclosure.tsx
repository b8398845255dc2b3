import { chakra } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  title: ReactNode
  /** At first. */
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** What few look for, one press away. */
export const Disclosure = ({ title, isOpen, onToggle, children }: DisclosureProps) => (
  <details open={isOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
    <Summary>
      <ChevronRight size={18} aria-hidden />
      {title}
    </Summary>
    {children}
  </details>
)

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'fit-content',
    minHeight: 'target',
    listStyle: 'none',
    cursor: 'pointer',
    color: 'brand.fg',
    fontWeight: 'medium',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { flexShrink: 0, transition: 'transform 150ms', _motionReduce: { transition: 'none' } },
    '[open] > &': { '& svg': { transform: 'rotate(90deg)' } },
  },
})
