import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** Views of one list beside each other; which one is chosen stands in the address. */
export const Chips = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

export const Chip = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '40px',
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'pill',
    bg: 'raised',
    color: 'ink',
    textDecoration: 'none',
    '@media (pointer: coarse)': { minHeight: '44px' },
    _hover: { bg: 'sunken' },
    '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand' },
  },
})
