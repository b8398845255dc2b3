import { Button, chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '#client/access/useMay.ts'
import type { Action } from '#schema/access/entries.ts'
import type { SectionName } from '#schema/access/sections.ts'
import { useEstatePlace } from './estatePlace.ts'

interface EmptyCardProps {
  children: ReactNode
  /** What brings something into it, and where it is done: for whoever may do that there. */
  action: ReactNode
  to: string
  if: readonly [Action, SectionName]
}

/** In a card of the estate's first screen, where there is nothing yet. */
export function EmptyCard({ children, action, to, if: [deed, section] }: EmptyCardProps) {
  const { estateId, isPublic } = useEstatePlace()
  const may = useMay(estateId)
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <chakra.p color="muted">{children}</chakra.p>
      {!isPublic && may(deed, section) && (
        <Button size="sm" asChild>
          <Link to={to}>
            <Plus aria-hidden />
            {action}
          </Link>
        </Button>
      )}
    </chakra.div>
  )
}
