import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import type { Supplier } from './useSuppliers.ts'

interface DeleteSupplierProps {
  supplier: Supplier
  onDelete: () => Promise<unknown>
  onClose: () => void
}

/** Says what becomes of the tasks before it is done. */
export function DeleteSupplier({ supplier: { name, openTaskCount }, onDelete, onClose }: DeleteSupplierProps) {
  const [isDeleting, setDeleting] = useState(false)
  async function remove() {
    setDeleting(true)
    try {
      await onDelete()
      notify.success('maintenance.supplier.deleted', { values: { name } })
    } catch {
      // It was told what went wrong; it is still there.
    }
    onClose()
  }
  return (
    <AskDialog
      title={<Text id="maintenance.supplier.deleteTitle" values={{ name }} />}
      text={<Text id="maintenance.supplier.deleteText" values={{ count: openTaskCount }} />}
      onClose={onClose}
    >
      <Button variant="outline" data-danger disabled={isDeleting} onClick={() => void remove()}>
        <Text id="maintenance.supplier.delete" />
      </Button>
      <Button variant="solid" onClick={onClose}>
        <Text id="common.cancel" />
      </Button>
    </AskDialog>
  )
}
