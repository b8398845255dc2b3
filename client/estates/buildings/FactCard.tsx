import { Button, chakra, Grid } from '@chakra-ui/react'
import { type LucideIcon, Pencil } from 'lucide-react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { type Fact, FactList, isKnown } from './FactList.tsx'

/** Facts that stand together, with what they are about where there are more such. */
export interface FactGroup {
  title?: MessageKey
  facts: readonly Fact[]
}

interface FactCardProps {
  icon: LucideIcon
  title: MessageKey
  groups: readonly FactGroup[]
  /** What is said where nothing is known. */
  none: MessageKey
  onChange: (() => void) | false
}

/** Facts that are kept together, with the way to write them down. */
export function FactCard({ icon, title, groups, none, onChange }: FactCardProps) {
  const shown = groups.filter(({ facts }) => facts.some(isKnown))
  return (
    <Card
      icon={icon}
      title={<Text id={title} />}
      aside={
        onChange && (
          <Button size="sm" onClick={onChange}>
            <Pencil aria-hidden />
            <Text id={shown.length ? 'estates.technical.change' : 'estates.technical.fill'} />
          </Button>
        )
      }
    >
      {shown.length ? (
        <Grid gap="5">
          {shown.map((group, index) => (
            <div key={index}>
              {group.title && (
                <chakra.h3 textStyle="label" fontWeight="strong" marginBottom="2">
                  <Text id={group.title} />
                </chakra.h3>
              )}
              <FactList facts={group.facts} />
            </div>
          ))}
        </Grid>
      ) : (
        <chakra.p color="muted">
          <Text id={none} />
        </chakra.p>
      )}
    </Card>
  )
}
