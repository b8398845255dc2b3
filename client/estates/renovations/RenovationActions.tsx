import { Button } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { notify } from '#client/ui/notify.ts'
import { useRenovationPaths } from './renovationPaths.ts'
import type { Renovation } from './useRenovations.ts'

interface RenovationActionsProps {
  renovation: Renovation
  may: Rights
  onDelete: () => Promise<unknown>
}

/** Changing it, and deleting it for good, which is asked about first. */
export function RenovationActions({ renovation: { id, title }, may, onDelete }: RenovationActionsProps) {
  const { section, edit } = useRenovationPaths()
  const navigate = useNavigate()

  async function remove() {
    await onDelete()
    notify.success('estates.renovations.deleted', { values: { title } })
    void navigate(section, { replace: true })
  }
  return (
    <>
      {may.change && (
        <Button asChild>
          <Link to={edit(id)}>
            <Pencil aria-hidden />
            <Text id="estates.renovations.change" />
          </Link>
        </Button>
      )}
      {may.remove && (
        <DeleteButton
          label={<Text id="estates.renovations.delete" />}
          title={<Text id="estates.renovations.deleteTitle" values={{ title }} />}
          text={<Text id="estates.renovations.deleteText" />}
          sure={<Text id="estates.renovations.deleteNow" />}
          onDelete={remove}
        />
      )}
    </>
  )
}
