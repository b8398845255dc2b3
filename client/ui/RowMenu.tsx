import { Menu, Portal } from '@chakra-ui/react'
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'

interface RowMenuProps {
  /** `Valg for Stue` */
  label: string
  actions: readonly { name: string; icon: LucideIcon; text: ReactNode; onSelect: () => void }[]
}

/** Drawn over all rows, but within the part of the page that they belong to. */
const main = {
  get current() {
    return document.querySelector('main')
  },
}

/** What can be done with one of many rows, out of sight until it is asked for. */
export const RowMenu = ({ label, actions }: RowMenuProps) => (
  <Menu.Root positioning={{ placement: 'bottom-end' }}>
    <Menu.Trigger asChild>
      <IconButton icon={EllipsisVertical} label={label} color="muted" flexShrink="0" />
    </Menu.Trigger>
    <Portal container={main}>
      <Menu.Positioner>
        <Menu.Content>
          {actions.map(({ name, icon: Icon, text, onSelect }) => (
            <Menu.Item key={name} value={name} onClick={onSelect}>
              <Icon aria-hidden />
              {text}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
)
