import { chakra } from '@chakra-ui/react'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'

const Away = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    color: 'ink',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
})

/** Leads out of the app, in a window of its own, and says so. */
export const ExternalLink = ({ href, children, ...style }: { href: string; children: ReactNode } & Parameters<typeof Away>[0]) => (
  <Away href={href} target="_blank" rel="noopener" minHeight="32px" {...style}>
    {children}
    <ArrowUpRight size={16} aria-hidden />
    <chakra.span srOnly>
      <Text id="common.opensInNewWindow" />
    </chakra.span>
  </Away>
)
