import { Box, chakra, Link } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link as RouteLink } from 'react-router-dom'
import { isSignedIn, useIdentity } from '#client/access/identity.ts'
import type { KeysUnder } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Measure } from '#client/ui/Page.tsx'
import { site } from '#client/ui/site.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { LogoMark } from './Logo.tsx'
import { FooterSettings } from './settings.tsx'

/** Where `Kontakt` leads. */
export const contactId = 'kontakt'

const outward = {
  first: ['about', 'faq', 'social'],
  second: ['privacy', 'terms'],
} as const satisfies Record<string, (KeysUnder<'app.footer'> & keyof typeof site)[]>

export function Footer() {
  const text = useText()
  useIdentity()
  return (
    <chakra.footer id={contactId} bg="raised" borderTopWidth="1px" tabIndex={-1} outline="0" aria-label={text('app.footer.name')}>
      <Measure
        display="grid"
        gap={{ base: '5', sm: '8' }}
        paddingBlock={{ base: '8', sm: '10' }}
        gridTemplateColumns={{ sm: '1fr 1fr', md: '2fr 1fr 1fr 1.2fr' }}
      >
        <Box display="grid" gap="2" alignContent="start" justifyItems="start">
          <Box display="flex" alignItems="center" gap="10px" minHeight="target" fontSize="lead" fontWeight="680" letterSpacing="-0.02em">
            <LogoMark />
            Grunnmur
          </Box>
          <chakra.p textStyle="meta" color="muted" maxWidth="32ch">
            <Text id="app.footer.line" />
          </chakra.p>
        </Box>
        <OutwardLinks names={outward.first} />
        <OutwardLinks names={outward.second}>
          <li>
            <ExternalLink href="/site/accessibility">
              <Text id="app.footer.accessibility" />
            </ExternalLink>
          </li>
          {isSignedIn() && (
            <li>
              <InwardLink to="/private/beta-disclaimer">
                <Text id="app.footer.beta" />
              </InwardLink>
            </li>
          )}
        </OutwardLinks>
        <Box display="grid" gap="4" alignContent="start">
          <Company />
          <FooterSettings />
        </Box>
      </Measure>
    </chakra.footer>
  )
}

const Column = chakra('ul', { base: { display: 'grid', gap: '2px', alignContent: 'start', listStyle: 'none' } })
const InwardLink = chakra(RouteLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    color: 'ink',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
})

const OutwardLinks = ({
  names,
  children,
}: {
  names: readonly ('about' | 'faq' | 'social' | 'privacy' | 'terms')[]
  children?: ReactNode
}) => (
  <Column>
    {names.map((name) => (
      <li key={name}>
        <ExternalLink href={site[name]}>
          <Text id={`app.footer.${name}`} />
        </ExternalLink>
      </li>
    ))}
    {children}
  </Column>
)

const Company = () => (
  <chakra.address textStyle="meta" color="muted" fontStyle="normal" display="grid" gap="2px" justifyItems="start">
    <chakra.b color="ink" fontWeight="strong">
      Grunnmur AS
    </chakra.b>
    {site.address && <span>{site.address}</span>}
    {site.phone && (
      <Link href={`tel:${site.phone.replace(/\s/g, '')}`} minHeight="24px" textStyle="figures">
        {site.phone}
      </Link>
    )}
    {site.email && (
      <Link href={`mailto:${site.email}`} minHeight="24px">
        {site.email}
      </Link>
    )}
  </chakra.address>
)
