import { Button, Flex } from '@chakra-ui/react'
import { House, SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { FindMineLink } from '#client/estates/findMine/FindMineLink.tsx'
import { AddEstateLink } from '#client/estates/saveEstate/AddEstateLink.tsx'
import { Text } from '#client/messages/Text.tsx'
import { EmptyState } from '#client/ui/states.tsx'

/** Nothing was found, or there is nothing yet. */
export const NoEstates = ({ search }: { search: string }) =>
  search ? (
    <EmptyState
      icon={SearchX}
      title={<Text id="estates.noResult.title" values={{ search }} />}
      action={
        <Button asChild>
          <Link to="?">
            <Text id="estates.noResult.showAll" />
          </Link>
        </Button>
      }
    >
      <Text id="estates.noResult.text" />
    </EmptyState>
  ) : (
    <EmptyState
      icon={House}
      title={<Text id="estates.empty.title" />}
      action={
        <Flex gap="3" flexWrap="wrap" justifyContent="center">
          <FindMineLink variant="solid" />
          <AddEstateLink variant="outline" />
        </Flex>
      }
    >
      <Text id="estates.empty.text" />
    </EmptyState>
  )
