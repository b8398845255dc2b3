import { EllipsisVertical } from 'lucide-react'
import { useCallback, useId, useRef, useState } from 'react'
import { fetched } from './fetched.tsx'
import { IconButton } from './IconButton.tsx'
import type { RowAction } from './rowAction.ts'

interface RowMenuProps {
  /** `Valg for Stue` */
  label: string
  /** What is not allowed is left out. */
  actions: readonly (RowAction | false)[]
}

const OpenRowMenu = fetched(async () => (await import('./OpenRowMenu.tsx')).OpenRowMenu)

/** What can be done with one of many rows, out of sight until it is asked for. */
export function RowMenu({ label, actions }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    setOpen(false)
    opener.current?.focus()
  }, [])
  return (
    <>
      <IconButton
        ref={opener}
        id={id}
        icon={EllipsisVertical}
        label={label}
        color="muted"
        flexShrink="0"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={OpenRowMenu.beforehand}
        onFocus={OpenRowMenu.beforehand}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <OpenRowMenu opener={id} label={label} actions={actions.filter((action) => action !== false)} onClose={close} />}
    </>
  )
}
