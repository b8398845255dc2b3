import { Box, chakra, Heading } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Measure, Stack } from '#client/ui/Page.tsx'
import { DrawnWheel } from './DrawnWheel.tsx'

/** The picture that the product is known by, cut by the edge of its band. */
export const WheelBand = () => (
  <chakra.section aria-labelledby="home-wheel" bg="raised" borderBlockWidth="1px" overflow="hidden">
    <Measure
      display="grid"
      gap={{ base: '8', md: '12' }}
      alignItems="center"
      gridTemplateColumns={{ md: 'minmax(0, 380px) minmax(0, 1fr)' }}
      paddingTop="16"
    >
      <Stack gap="6" paddingBottom={{ md: '16' }}>
        <Heading id="home-wheel" textStyle="title">
          <Text id="app.homePage.wheel" />
        </Heading>
        <chakra.p textStyle="lead" color="muted">
          <Text id="app.homePage.wheelText" />
        </chakra.p>
        <chakra.p textStyle="meta" color="muted">
          <Text id="app.homePage.wheelPlan" />
        </chakra.p>
      </Stack>
      <Box aria-hidden height={{ base: '240px', md: '420px' }} position="relative">
        <DrawnWheel />
      </Box>
    </Measure>
  </chakra.section>
)
