import { Button, chakra } from '@chakra-ui/react'
import { type LucideIcon, Pencil } from 'lucide-react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { type Fact, FactList, isKnown } from './FactList.tsx'

interface FactCardProps {
  icon: LucideIcon
  title: MessageKey
  facts: readonly Fact[]
  /** What is said where nothing is known. */
  none: MessageKey
  onChange: (() => void) | false
}

/** Facts that are kept together, with the way to write them down. */
export function FactCard({ icon, title, facts, none, onChange }: FactCardProps) {
  const hasAny = facts.some(isKnown)
  return (
    <Card
      icon={icon}
      title={<Text id={title} />}
      aside={
        onChange && (
          <Button size="sm" onClick={onChange}>
            <Pencil aria-hidden />
            <Text id={hasAny ? 'estates.technical.change' : 'estates.technical.fill'} />
          </Button>
        )
      }
    >
      {hasAny ? (
        <FactList facts={facts} />
      ) : (
        <chakra.p color="muted">
          <Text id={none} />
        </chakra.p>
      )}
    </Card>
  )
}
