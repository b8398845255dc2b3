import { Button, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { useMediaQuery } from '#client/ui/useMediaQuery.ts'
import { LinkPreview } from './LinkPreview.tsx'

const sides = ['choose', 'look'] as const

/** What is chosen and what comes of it: beside each other where there is room, else one at a time. */
export function BesidePreview({ children }: { children: ReactNode }) {
  const hasRoom = useMediaQuery('(min-width: 1280px)')
  const [side, turnTo] = useState<(typeof sides)[number]>('choose')
  return (
    <Stack gap="6">
      {!hasRoom && (
        <Flex gap="2">
          {sides.map((name) => (
            <Button key={name} flex="1" aria-pressed={side === name} onClick={() => turnTo(name)}>
              <Text id={`sharing.publicLinks.preview.${name}`} />
            </Button>
          ))}
        </Flex>
      )}
      <chakra.div
        display="grid"
        gap={{ base: '6', lg: '10' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' }}
      >
        <Stack gap="6" hidden={!hasRoom && side === 'look'}>
          {children}
        </Stack>
        {(hasRoom || side === 'look') && (
          <chakra.div position="sticky" top="88px">
            <LinkPreview />
          </chakra.div>
        )}
      </chakra.div>
    </Stack>
  )
}
