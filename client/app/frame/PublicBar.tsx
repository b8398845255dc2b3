import { Button } from '@chakra-ui/react'
import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { site } from '#client/ui/site.ts'
import { useIsWide } from '#client/ui/useMediaQuery.ts'
import { Bar } from './Bar.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import { Logo } from './Logo.tsx'
import { SmallBar } from './SmallBar.tsx'
import { toContact } from './toContact.ts'

const PublicMenu = lazy(async () => ({ default: (await import('./PublicMenu.tsx')).PublicMenu }))

/** The bar of those who are not signed in. */
export function PublicBar() {
  return <Bar>{useIsWide() ? <WideLinks /> : <SmallBar menu={PublicMenu} />}</Bar>
}

function WideLinks() {
  const text = useText()
  return (
    <>
      <Logo />
      <nav aria-label={text('app.menu.main')} style={{ marginInlineStart: 'auto', display: 'flex', gap: 8, alignItems: 'center' }}>
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
      </nav>
    </>
  )
}
