import { Button, chakra } from '@chakra-ui/react'
import { RefreshCw, SearchX } from 'lucide-react'
import { AddEstateLink } from '#client/estates/saveEstate/AddEstateLink.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Count } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { PropertyRow } from './PropertyRow.tsx'
import type { OwnClaim, RegisteredEstate, Taken } from './useFindMine.ts'

interface MyPropertiesProps {
  properties: readonly RegisteredEstate[]
  claims: readonly OwnClaim[]
  askedAt: string | null | undefined
  onTake: (property: RegisteredEstate) => Promise<Taken>
  onAskAgain: () => void
}

/** What the register has in the user's name, and what of it is here. */
export function MyProperties({ properties, claims, askedAt, onTake, onAskAgain }: MyPropertiesProps) {
  const waits = ({ estateId }: RegisteredEstate) => claims.some((claim) => claim.estateId === estateId && claim.state === 'waiting')
  const again = (
    <Button onClick={onAskAgain}>
      <RefreshCw aria-hidden />
      <Text id="estates.findMine.askAgain" />
    </Button>
  )
  if (!properties.length)
    return (
      <EmptyState
        icon={SearchX}
        title={<Text id="estates.findMine.none.title" />}
        action={
          <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
            <AddEstateLink />
            {again}
          </chakra.div>
        }
      >
        <Text id="estates.findMine.none.text" />
      </EmptyState>
    )
  return (
    <Section title={<Text id="estates.findMine.inYourName" />} aside={<Count>{properties.length}</Count>}>
      <Stack gap="5">
        <Sheet paddingBlock="2">
          <Rows>
            {properties.map((property) => (
              <PropertyRow key={property.id} property={property} isWaiting={waits(property)} onTake={onTake} />
            ))}
          </Rows>
        </Sheet>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <chakra.p color="muted" flex="1 1 240px">
            {askedAt && <Text id="estates.findMine.askedOn" values={{ date: writtenDay(askedAt) }} />}{' '}
            <Text id="estates.findMine.missing" />
          </chakra.p>
          <AddEstateLink variant="outline" />
          {again}
        </chakra.div>
      </Stack>
    </Section>
  )
}
