import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { useConfirmationWish } from './useConfirmation.ts'

/** Whether what suppliers mark as done awaits an owner. Saved as it is ticked. */
export function ConfirmationWish({ estateId }: { estateId: string }) {
  const { isWanted, want } = useConfirmationWish(estateId)
  const id = useId()
  if (isWanted === undefined) return null
  return (
    <Sheet marginTop="4">
      <Checkbox
        id={id}
        checked={isWanted}
        describedBy={`${id}-help`}
        // What went wrong was told; it is as it was.
        onChange={(wanted) => void want(wanted).catch(() => undefined)}
      >
        <Text id="maintenance.confirm.wish" />
      </Checkbox>
      <chakra.p id={`${id}-help`} textStyle="meta" color="muted">
        <Text id="maintenance.confirm.wishHelp" />
      </chakra.p>
    </Sheet>
  )
}
