import { Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { modal } from './modal.ts'

interface AskDialogProps {
  title: ReactNode
  text: ReactNode
  onClose: () => void
  /** The answers, as buttons; the last is the safe one and has the focus. */
  children: ReactNode
}

/** A question that has to be answered before anything else. For what can be undone, use `UndoLine`. */
export function AskDialog({ title, text, onClose, children }: AskDialogProps) {
  return (
    <Dialog.Root open {...modal} role="alertdialog" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Description>{text}</Dialog.Description>
            <Dialog.Footer>{children}</Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
