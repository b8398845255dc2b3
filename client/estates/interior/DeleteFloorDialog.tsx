import { Button } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
import { useNames } from './names.ts'
import type { Floor } from './useInterior.ts'

/** A floor goes with its rooms only after a yes that names them. */
export function DeleteFloorDialog({ floor, onYes, onClose }: { floor: Floor; onYes: () => void; onClose: () => void }) {
  const names = useNames()
  const values = { rooms: floor.roomCount }
  return (
    <AskDialog
      title={<Text id="estates.interior.confirm.title" values={{ name: names.floor(floor) }} />}
      text={<Text id="estates.interior.confirm.text" values={values} />}
      onClose={onClose}
    >
      <Button variant="outline" data-danger onClick={onYes}>
        <Text id="estates.interior.confirm.yes" values={values} />
      </Button>
      <Button variant="solid" onClick={onClose}>
        <Text id="common.cancel" />
      </Button>
    </AskDialog>
  )
}
