import { Box, chakra } from '@chakra-ui/react'
import { EstateFactsSkeleton } from '#client/estates/estate/EstateFacts.tsx'
import { EstateHeader } from '#client/estates/estate/EstateHeader.tsx'
import { EstatePageSkeleton } from '#client/estates/estate/EstatePageSkeleton.tsx'
import { PhoneSections } from '#client/estates/estate/PhoneSections.tsx'
import { Page } from '#client/ui/Page.tsx'
import { SkeletonRows } from '#client/ui/skeletons.tsx'
import { WithSideList } from '#client/ui/WithSideList.tsx'

/** What the server writes there of the estate that a link shows, by what it knows it as. */
const slot = (name: string) => `__SHOWN_${name}__`
export const pictureSlot = slot('PICTURE')
const image = { __typename: 'File', id: '', name: '', type: '', size: 0, url: pictureSlot, width: null, height: null } as const

const estate = {
  __typename: 'Estate',
  id: '',
  addressLine1: slot('NAME'),
  addressLine2: slot('PLACE'),
  identity: { __typename: 'Cadastre', municipalityNumber: '', gnr: 0, bnr: 0, fnr: 0, snr: 0 },
  ownershipKind: 'custom',
  houseType: null,
  builtYear: null,
  plotAreaM2: null,
  contactName: null,
  may: [] as string[],
} as const

/** The first screen of an estate as far as it can be drawn before its code has come, for whoever has a link to it. */
export const DrawnEstate = ({ hasPicture }: { hasPicture: boolean }) => (
  <Page title="Grunnmur" ownHeading tight>
    <chakra.div inert display="contents">
      <PhoneSections current="summary" estate={undefined} />
    </chakra.div>
    <EstateHeader estate={{ ...estate, image: hasPicture ? image : null }} number={slot('NUMBER')} facts={<EstateFactsSkeleton />} />
    <WithSideList>
      <Box hideBelow="md">
        <SkeletonRows count={7} />
      </Box>
      <EstatePageSkeleton />
    </WithSideList>
  </Page>
)
