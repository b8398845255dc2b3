import { chakra } from '@chakra-ui/react'
import { NavLink } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import { menu } from '../menu.ts'

const Entry = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    minHeight: '64px',
    padding: '3',
    borderRadius: 'card',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { bg: 'sunken' },
    '&[aria-current=page]': { bg: 'sunken' },
  },
})

/** The entries of the main menu, as list items. */
export function MenuLinks({ onChosen }: { onChosen: () => void }) {
  const identity = useIdentity()
  const shown = menu.filter(({ isFor }) => !isFor || (identity && isFor(identity)))
  return shown.map(({ to, icon, label, detail }) => (
    <li key={to}>
      <Entry to={to} onClick={onChosen}>
        <IconTile icon={icon} palette="brand" />
        <span>
          <chakra.b display="block" fontWeight="strong">
            <Text id={label} />
          </chakra.b>
          <chakra.span display="block" textStyle="meta" color="muted">
            <Text id={detail} />
          </chakra.span>
        </span>
      </Entry>
    </li>
  ))
}
