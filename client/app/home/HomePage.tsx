import { Button, chakra, Heading } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { DocumentTitle, Measure, Stack } from '#client/ui/Page.tsx'

export function HomePage() {
  const text = useText()
  return (
    <>
      <DocumentTitle title={text('app.homePage.title')} />
      <Hero />
    </>
  )
}

function Hero() {
  const identity = useIdentity()
  const isMember = identity?.isAnonymous === false
  return (
    <Measure display="grid" gap="8" paddingTop="8">
      <Stack gap="6" alignContent="center">
        <Heading as="h1" textStyle="display" tabIndex={-1}>
          {isMember ? <Text id="app.homePage.greeting" values={{ name: identity.name }} /> : <Text id="app.homePage.headline" />}
        </Heading>
        <chakra.p textStyle="lead" color="muted">
          <Text id={isMember ? 'app.homePage.memberLead' : 'app.homePage.lead'} />
        </chakra.p>
        <div>
          <Button asChild variant="solid">
            <Link to={isMember ? '/private/estates' : '/login'}>
              <Text id={isMember ? 'app.homePage.toEstates' : 'app.homePage.login'} />
            </Link>
          </Button>
        </div>
      </Stack>
    </Measure>
  )
}
