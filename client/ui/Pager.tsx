import { Button, chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'

interface PagerProps {
  page: number
  hasMore: boolean
  onPage: (page: number) => void
}

/** Below a list that is shown a page at a time; nothing where there is only one. */
export const Pager = ({ page, hasMore, onPage }: PagerProps) =>
  page > 1 || hasMore ? (
    <chakra.div display="flex" alignItems="center" justifyContent="center" gap="4" paddingTop="5">
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        <Text id="common.previousPage" />
      </Button>
      <chakra.output textStyle="meta" color="muted">
        <Text id="common.pageNumber" values={{ page }} />
      </chakra.output>
      <Button disabled={!hasMore} onClick={() => onPage(page + 1)}>
        <Text id="common.nextPage" />
      </Button>
    </chakra.div>
  ) : null
