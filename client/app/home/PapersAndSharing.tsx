import { chakra, Heading } from '@chakra-ui/react'
import { FileSearch, Link2 } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { Measure } from '#client/ui/Page.tsx'

const shown = [
  { icon: FileSearch, title: 'papers', text: 'papersText' },
  { icon: Link2, title: 'sharing', text: 'sharingText' },
] as const

/** What the product does, beside the wheel. */
export const PapersAndSharing = () => (
  <Measure display="grid" gap={{ base: '8', md: '10' }} gridTemplateColumns={{ md: '1fr 1fr' }} paddingBlock="16">
    {shown.map(({ icon: Icon, title, text }) => (
      <chakra.section key={title} aria-labelledby={`home-${title}`} display="grid" gap="3" alignContent="start">
        <Mark aria-hidden>
          <Icon size={24} />
        </Mark>
        <Heading id={`home-${title}`} textStyle="title">
          <Text id={`app.homePage.${title}`} />
        </Heading>
        <chakra.p color="muted" maxWidth="60ch">
          <Text id={`app.homePage.${text}`} />
        </chakra.p>
      </chakra.section>
    ))}
  </Measure>
)

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: 'control',
    bg: 'brand.subtle',
    color: 'brand.fg',
  },
})
