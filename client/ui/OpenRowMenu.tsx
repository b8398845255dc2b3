import { Menu, Portal } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { menu } from './modal.ts'
import type { RowAction } from './rowAction.ts'

interface OpenRowMenuProps {
  /** The id of the button that opened it: it is placed there, and gives the focus back to it. */
  opener: string
  label: string
  actions: readonly RowAction[]
  onClose: () => void
}

/** Drawn over all rows, but within the part of the page that they belong to. */
const main = {
  get current() {
    return document.querySelector('main')
  },
}

export function OpenRowMenu({ opener, label, actions, onClose }: OpenRowMenuProps) {
  // A dialog that opens gives the focus back to whatever had it, which must not be the menu that is gone.
  const choose = (onSelect: () => void) => () => {
    onClose()
    onSelect()
  }
  return (
    <Menu.Root
      {...menu}
      open
      ids={{ trigger: opener }}
      positioning={{ placement: 'bottom-end' }}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal container={main}>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {actions.map((action) =>
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
