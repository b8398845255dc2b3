import { Button } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { AskDialog } from '#client/ui/AskDialog.tsx'
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
  const [isAsking, setAsking] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const { section, edit } = useRenovationPaths()
  const navigate = useNavigate()

  async function remove() {
    setDeleting(true)
    try {
      await onDelete()
      notify.success('estates.renovations.deleted', { values: { title } })
      void navigate(section, { replace: true })
    } catch {
      // The call itself has told why.
      setDeleting(false)
      setAsking(false)
    }
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
        <Button variant="outline" data-danger aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden />
          <Text id="estates.renovations.delete" />
        </Button>
      )}
      {isAsking && (
        <AskDialog
          title={<Text id="estates.renovations.deleteTitle" values={{ title }} />}
          text={<Text id="estates.renovations.deleteText" />}
          onClose={() => setAsking(false)}
        >
          <Button variant="outline" data-danger disabled={isDeleting} onClick={() => void remove()}>
            <Text id="estates.renovations.deleteNow" />
          </Button>
          <Button variant="solid" onClick={() => setAsking(false)}>
            <Text id="common.cancel" />
          </Button>
        </AskDialog>
      )}
    </>
  )
}
