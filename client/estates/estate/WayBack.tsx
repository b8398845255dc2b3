import { chakra, Link } from '@chakra-ui/react'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouteLink } from 'react-router-dom'

/** The way back to what a screen stands below. */
export const WayBack = ({ to, children }: { to: string; children: ReactNode }) => (
  <chakra.nav marginBottom="4">
    <Link asChild display="inline-flex" alignItems="center" gap="1" minHeight="target">
      <RouteLink to={to}>
        <ChevronLeft size={20} aria-hidden />
        {children}
      </RouteLink>
    </Link>
  </chakra.nav>
)
