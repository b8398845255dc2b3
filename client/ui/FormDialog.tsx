import { Dialog, Flex, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useText } from '#client/messages/Text.tsx'
import { IconButton } from './IconButton.tsx'
import { modal } from './modal.ts'

interface FormDialogProps {
  title: ReactNode
  text?: ReactNode
  /** Where the focus goes as it closes, where that is not what opened it. */
  finalFocusEl?: () => HTMLElement | null
  onClose: () => void
  /** The form, with its buttons in a `Dialog.Footer`. */
  children: ReactNode
}

/** A short form over the screen it belongs to; on a phone a sheet. One types at once; a click beside it closes nothing that was typed. */
export function FormDialog({ title, text: said, finalFocusEl, onClose, children }: FormDialogProps) {
  const text = useText()
  const content = useRef<HTMLDivElement>(null)
  const firstField = () => content.current?.querySelector<HTMLElement>('form :is(input:not([type=file]), select, textarea)') ?? null
  return (
    <Dialog.Root
      open
      {...modal}
      size="lg"
      initialFocusEl={firstField}
      finalFocusEl={finalFocusEl}
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
            <Flex gap="3" alignItems="start" justifyContent="space-between">
              <Dialog.Title overflowWrap="anywhere" minWidth="0">
                {title}
              </Dialog.Title>
              <IconButton icon={X} label={text('common.close')} marginTop="-2" marginEnd="-3" onClick={onClose} />
            </Flex>
            {said && <Dialog.Description overflowWrap="anywhere">{said}</Dialog.Description>}
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
