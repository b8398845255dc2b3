import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { useText } from '#client/messages/Text.tsx'

export const LogoMark = () => (
  <chakra.svg viewBox="0 0 32 32" width="30px" height="30px" aria-hidden flexShrink="0">
    <chakra.rect width="32px" height="32px" rx="8" fill="brand" />
    <chakra.path
      d="M8 17.5 16 9l8 8.5M11 15v6.5h10V15M7 25h18"
      fill="none"
      stroke="brand.contrast"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </chakra.svg>
)

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: 'target',
    color: 'ink',
    textDecoration: 'none',
    fontSize: 'lead',
    fontWeight: 680,
    letterSpacing: '-0.02em',
    borderRadius: 'control',
  },
})

export function Logo() {
  const text = useText()
  return (
    <HomeLink to="/" aria-label={text('app.home')}>
      <LogoMark />
      Grunnmur
    </HomeLink>
  )
}
