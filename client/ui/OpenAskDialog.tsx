import { Dialog, Portal } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { modal } from './modal.ts'

interface AskDialogProps {
  title: ReactNode
  text: ReactNode
  onClose: () => void
  /** The answers, as buttons; the last is the safe one and has the focus. */
  children: ReactNode
}

export function OpenAskDialog({ title, text, onClose, children }: AskDialogProps) {
  const answers = useRef<HTMLDivElement>(null)
  const safe = () => answers.current?.querySelector<HTMLElement>(':scope > button:last-of-type') ?? null
  return (
    <Dialog.Root open {...modal} role="alertdialog" initialFocusEl={safe} onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Description>{text}</Dialog.Description>
            <Dialog.Footer ref={answers}>{children}</Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
