import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { useIdentity } from '../identity.ts'
import { type OfficeName, offices } from './offices.ts'

interface OfficeMenuProps {
  current: OfficeName
  /** Chosen in a sheet: it closes. */
  onChosen?: () => void
}

/** All parts of the administration: at the side where there is room, else in a sheet. */
export function OfficeMenu({ current, onChosen }: OfficeMenuProps) {
  const text = useText()
  const features = useIdentity()?.features
  return (
    <Menu aria-label={text('administration.office.menu')} data-sheet={onChosen ? true : undefined}>
      <chakra.ul listStyle="none" display="grid" gap="2px">
        {offices
          .filter(({ needs }) => !needs || features?.[needs])
          .map(({ name, to, icon: Icon }) => (
            <li key={name}>
              <Entry to={to} onClick={onChosen} aria-current={name === current ? 'page' : undefined}>
                <Icon size={20} aria-hidden />
                <Text id={`administration.office.part.${name}`} />
              </Entry>
            </li>
          ))}
      </chakra.ul>
    </Menu>
  )
}

const Menu = chakra('nav', {
  base: {
    '&:not([data-sheet])': { display: { base: 'none', md: 'block' } },
    '&[data-sheet] ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'target',
    px: '3',
    borderRadius: 'control',
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontWeight: 'medium',
    textDecoration: 'none',
    color: 'ink',
    _icon: { color: 'muted' },
    _hover: { bg: 'sunken' },
    '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', _icon: { color: 'inherit' } },
  },
})
