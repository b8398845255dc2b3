import { Flex } from '@chakra-ui/react'
import { House } from 'lucide-react'
import { FindMineLink } from '#client/estates/findMine/FindMineLink.tsx'
import { AddEstateLink } from '#client/estates/saveEstate/AddEstateLink.tsx'
import { Text } from '#client/messages/Text.tsx'
import { NothingFound } from '#client/ui/NothingFound.tsx'
import { EmptyState } from '#client/ui/states.tsx'

/** Nothing was found, or there is nothing yet. */
export const NoEstates = ({ search }: { search: string }) =>
  search ? (
    <NothingFound title={<Text id="estates.noResult.title" values={{ search }} />}>
      <Text id="estates.noResult.text" />
    </NothingFound>
  ) : (
    <EmptyState
      icon={House}
      title={<Text id="estates.empty.title" />}
      action={
        <Flex gap="3" flexWrap="wrap" justifyContent="center">
          <AddEstateLink />
          <FindMineLink variant="outline" />
        </Flex>
      }
    >
      <Text id="estates.empty.text" />
    </EmptyState>
  )
