import { Button, chakra, Flex, Heading } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'
import villa from '#client/ui/art/villa.svg'
import { Enamel } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'

/** Words at the left, in line with everything below; the house fills the rest of the window. */
const Layout = chakra('section', {
  base: {
    display: 'grid',
    gap: { base: '8', md: '16' },
    maxWidth: '1840px',
    marginInline: 'auto',
    paddingTop: { base: '8', md: '10' },
    paddingInlineStart: { base: 'gutter', md: 'max({spacing.gutter}, calc((min(100%, 1840px) - {sizes.page}) / 2))' },
    paddingInlineEnd: 'gutter',
    gridTemplateColumns: { md: 'minmax(360px, 440px) minmax(0, 1fr)' },
  },
})

const Picture = chakra('figure', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'card',
    aspectRatio: { base: '4 / 3', md: 'auto' },
    height: { md: '520px' },
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
})

const Ways = () => (
  <>
    <Flex gap="3" flexWrap="wrap">
      <Button asChild variant="solid">
        <Link to="/register">
          <Text id="app.homePage.register" />
        </Link>
      </Button>
      <Button asChild>
        <Link to="/register/company">
          <Text id="app.homePage.registerCompany" />
        </Link>
      </Button>
    </Flex>
    <chakra.p textStyle="meta" color="muted">
      <Text id="app.homePage.free" />
    </chakra.p>
  </>
)

export function Hero() {
  const identity = useIdentity()
  const isMember = identity?.isAnonymous === false
  const name = identity?.name?.split(' ')[0]
  return (
    <Layout>
      <Stack gap="6" alignContent="center">
        <Heading as="h1" textStyle="display" tabIndex={-1}>
          {isMember ? <Text id="app.homePage.greeting" values={{ name }} /> : <Text id="app.homePage.headline" />}
        </Heading>
        <chakra.p textStyle="lead" color="muted">
          <Text id={isMember ? 'app.homePage.memberLead' : 'app.homePage.lead'} />
        </chakra.p>
        {isMember ? (
          <div>
            <Button asChild variant="solid">
              <Link to="/private/estates">
                <Text id="app.homePage.toEstates" />
              </Link>
            </Button>
          </div>
        ) : (
          <Ways />
        )}
      </Stack>
      <Picture>
        <img src={villa} alt="" width={960} height={600} fetchPriority="high" />
        <Enamel size="lg" aria-hidden position="absolute" insetInlineStart="20px" bottom="20px">
          14
        </Enamel>
      </Picture>
    </Layout>
  )
}
