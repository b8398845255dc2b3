import { Button, chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'

interface KnownBuildingsProps {
  options: readonly { id: string; name: string }[]
  onTake: (id: string) => Promise<unknown>
}

/** The buildings that the estate has already: a click, and one is in the plan. */
export function KnownBuildings({ options, onTake }: KnownBuildingsProps) {
  const [taken, setTaken] = useState<string>()
  const take = (id: string) => {
    setTaken(id)
    onTake(id).catch(() => setTaken(undefined))
  }
  return (
    <chakra.div maxWidth="column">
      <Card title={<Text id="maintenance.building.known" />}>
        <chakra.p color="muted" marginBottom="4">
          <Text id="maintenance.building.knownText" />
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {options.map(({ id, name }) => (
            <Button key={id} disabled={taken !== undefined} onClick={() => take(id)}>
              <Plus aria-hidden />
              {name}
            </Button>
          ))}
        </chakra.div>
      </Card>
    </chakra.div>
  )
}
