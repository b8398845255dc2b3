import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

const look = { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px', fontWeight: 'medium' } as const

/** A link among words, to be told from them without colour. */
export const TextLink = chakra(Link, { base: look })
/** The same to a page outside of the application. */
export const OutsideLink = chakra('a', { base: look })
