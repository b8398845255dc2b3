import { Box, chakra, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { DocumentTitle, Measure, Stack } from '#client/ui/Page.tsx'

interface EntryPageProps {
  title: string
  lead?: ReactNode
  picture: string
  /** For forms of more than a field or two: the picture stays beside them as they scroll by. */
  wide?: boolean
  children?: ReactNode
}

/** A screen for those on their way in: words and a form at one side, a house at the other. */
export const EntryPage = ({ title, lead, picture, wide, children }: EntryPageProps) => (
  <Measure
    display="grid"
    gap={{ base: '8', md: '16' }}
    alignItems={wide ? 'start' : 'center'}
    gridTemplateColumns={{ md: wide ? '1.25fr 1fr' : '1fr 1.25fr' }}
    paddingTop={{ base: '6', md: '10' }}
    paddingBottom="16"
  >
    <DocumentTitle title={title} />
    <Box width="full" maxWidth={wide ? '640px' : '420px'} marginInline={{ base: 'auto', md: '0' }}>
      <Stack gap="6">
        <Stack gap="2">
          <Heading as="h1" textStyle="display" tabIndex={-1}>
            {title}
          </Heading>
          {lead && <chakra.p color="muted">{lead}</chakra.p>}
        </Stack>
        {children}
      </Stack>
    </Box>
    <Picture data-wide={wide || undefined}>
      <img src={picture} alt="" width={960} height={600} />
    </Picture>
  </Measure>
)

const Picture = chakra('figure', {
  base: {
    order: { base: -1, md: 0 },
    height: { base: '180px', sm: '260px', md: '620px' },
    overflow: 'hidden',
    borderRadius: 'card',
    '&[data-wide]': { position: { md: 'sticky' }, top: '104px' },
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
})
