import { Box, Flex, Heading, chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { useBarTitle } from './barTitle.ts'

/** On a phone the bar says it already. */
const inBar = { base: true, md: false } as const

interface PageProps {
  /** The screen's name: its heading, and the document's title. */
  title: string
  lead?: ReactNode
  /** Pushed to the right of the heading. */
  actions?: ReactNode
  /** Where the screen draws its own `h1`, as the estate's header does. */
  ownHeading?: boolean
  /** One column of 680: forms and texts. */
  narrow?: boolean
  /** On a phone what it shows begins near the top. */
  tight?: boolean
  /** The screen above this one: small screens get a back button and the title in the bar. */
  back?: string
  children: ReactNode
}

/** A screen: its title, its measure, and the room between its sections. */
export function Page({ title, lead, actions, ownHeading, narrow, tight, back, children }: PageProps) {
  useBarTitle(title, back)
  return (
    <Measure paddingTop={tight ? { base: '3', md: '8' } : '8'} paddingBottom={{ base: '12', md: '20' }}>
      <DocumentTitle title={title} />
      <Stack gap={tight ? { base: '5', md: '8' } : '8'} maxWidth={narrow ? 'column' : undefined} marginInline="auto">
        {!ownHeading && (
          <Flex alignItems="center" gap="3" flexWrap="wrap" srOnly={back && !lead && !actions ? inBar : undefined}>
            <Box minWidth="0">
              <Heading as="h1" textStyle="display" tabIndex={-1} srOnly={back ? inBar : undefined}>
                {title}
              </Heading>
              {lead && (
                <chakra.p color="muted" marginTop="2">
                  {lead}
                </chakra.p>
              )}
            </Box>
            {actions && <Box marginStart="auto">{actions}</Box>}
          </Flex>
        )}
        {children}
      </Stack>
    </Measure>
  )
}

export function DocumentTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title === 'Grunnmur' ? title : `${title} – Grunnmur`
  }, [title])
  return null
}

/** As wide as the product gets, with a gutter at each side. */
export const Measure = chakra('div', {
  base: { width: 'full', maxWidth: 'calc({sizes.page} + 2 * {spacing.gutter})', marginInline: 'auto', paddingInline: 'gutter' },
})

/** Things below each other; never wider than there is room for. */
export const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '4' },
})
