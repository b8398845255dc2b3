import { Menu, Portal } from '@chakra-ui/react'
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import { IconButton } from './IconButton.tsx'

/** Something to do, or somewhere to go. */
export type RowAction = { name: string; icon: LucideIcon; text: ReactNode } & ({ onSelect: () => void } | { to: string })

interface RowMenuProps {
  /** `Valg for Stue` */
  label: string
  /** What is not allowed is left out. */
  actions: readonly (RowAction | false)[]
}

/** Drawn over all rows, but within the part of the page that they belong to. */
const main = {
  get current() {
    return document.querySelector('main')
  },
}

/** What can be done with one of many rows, out of sight until it is asked for. */
export function RowMenu({ label, actions }: RowMenuProps) {
  const opener = useRef<HTMLButtonElement>(null)
  // A dialog that opens gives the focus back to whatever had it, which must not be the menu that is gone.
  const choose = (onSelect: () => void) => () => {
    opener.current?.focus()
    onSelect()
  }
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger ref={opener} asChild>
        <IconButton icon={EllipsisVertical} label={label} color="muted" flexShrink="0" />
      </Menu.Trigger>
      <Portal container={main}>
        <Menu.Positioner>
          <Menu.Content>
            {actions
              .filter((action) => action !== false)
              .map((action) =>
                'to' in action ? (
                  <Menu.Item key={action.name} value={action.name} asChild>
                    <Link to={action.to}>
                      <ActionWords {...action} />
                    </Link>
                  </Menu.Item>
                ) : (
                  <Menu.Item key={action.name} value={action.name} onClick={choose(action.onSelect)}>
                    <ActionWords {...action} />
                  </Menu.Item>
                ),
              )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

const ActionWords = ({ icon: Icon, text }: Pick<RowAction, 'icon' | 'text'>) => (
  <>
    <Icon aria-hidden />
    {text}
  </>
)
