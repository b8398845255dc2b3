import { Box, Button, chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { isPrerendering } from '#client/ui/prerendering.ts'
import { site } from '#client/ui/site.ts'
import { useIsWide } from '#client/ui/useMediaQuery.ts'
import { Bar } from './Bar.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import { Logo } from './Logo.tsx'
import { SmallBar } from './SmallBar.tsx'
import { toContact } from './toContact.ts'

const PublicMenu = fetched(async () => (await import('./PublicMenu.tsx')).PublicMenu)

/** The bar of those who are not signed in. */
export function PublicBar() {
  const isWide = useIsWide()
  if (isPrerendering) return <BothBars />
  return <Bar>{isWide ? <WideLinks /> : <SmallBar menu={PublicMenu} />}</Bar>
}

const BothBars = () => (
  <Bar>
    <Box display={{ base: 'none', md: 'contents' }}>
      <WideLinks />
    </Box>
    <Box display={{ base: 'contents', md: 'none' }}>
      <SmallBar menu={PublicMenu} />
    </Box>
  </Bar>
)

function WideLinks() {
  const text = useText()
  return (
    <>
      <Logo />
      <chakra.nav aria-label={text('app.menu.main')} marginInlineStart="auto" display="flex" gap="2" alignItems="center">
        <ExternalLink href={site.about} minHeight="target" px="4" color="brand.fg" fontWeight="medium">
          <Text id="app.public.about" />
        </ExternalLink>
        <Button variant="ghost" onClick={toContact}>
          <Text id="app.public.contact" />
        </Button>
        <Button asChild variant="solid">
          <Link to="/login">
            <Text id="app.public.login" />
          </Link>
        </Button>
      </chakra.nav>
    </>
  )
}
