import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** One of two, side by side: the address says which. */
export const Sides = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    padding: '3px',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    bg: 'raised',
  },
})
export const Side = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '42px',
    paddingInline: '4',
    borderRadius: '6px',
    color: 'ink',
    fontWeight: 'medium',
    textDecoration: 'none',
    _hover: { bg: 'sunken' },
    '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', boxShadow: 'inset 0 0 0 1.5px {colors.brand}' },
    '& span': { fontWeight: 'regular' },
  },
})
