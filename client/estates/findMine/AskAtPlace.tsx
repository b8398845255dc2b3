import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { SkeletonLine } from '#client/ui/skeletons.tsx'

const AtPlaceForm = fetched(async () => (await import('./AtPlaceForm.tsx')).AtPlaceForm, <SkeletonLine width="90%" />)

interface AskAtPlaceProps {
  /** Where nothing else can be done: the form stands open. */
  isOnlyWay: boolean
  onAsked: () => Promise<unknown>
}

/** For whoever the register does not find, or does not tell of: somebody here is asked. */
export function AskAtPlace({ isOnlyWay, onAsked }: AskAtPlaceProps) {
  const [isOpen, setOpen] = useState(isOnlyWay)
  return (
    <Sheet>
      <chakra.h2 textStyle="lead" fontWeight="strong">
        <Text id={isOnlyWay ? 'estates.findMine.atPlace.onlyTitle' : 'estates.findMine.atPlace.title'} />
      </chakra.h2>
      <chakra.p color="muted" marginTop="2" marginBottom="5">
        <Text id="estates.findMine.atPlace.text" />
      </chakra.p>
      {isOpen ? (
        <AtPlaceForm
          onCancel={isOnlyWay ? undefined : () => setOpen(false)}
          onAsked={async () => {
            setOpen(isOnlyWay)
            await onAsked()
          }}
        />
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          <Text id="estates.findMine.atPlace.open" />
        </Button>
      )}
    </Sheet>
  )
}
