import { Button, chakra, Spinner } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { countLabel } from './countLabel.ts'

interface ShowMoreProps {
  shown: number
  /** None where nobody has counted them, since there may be millions. */
  of: number
  /** Where they were counted no further. */
  andMore?: boolean
  loading: boolean
  onMore: () => void
}

/** Below a list that goes on: how much of it shows, and the next page. */
export const ShowMore = ({ shown, of, andMore = false, loading, onMore }: ShowMoreProps) => (
  <chakra.div display="flex" alignItems="center" justifyContent="center" flexWrap="wrap" columnGap="4" rowGap="2" paddingTop="5">
    {of > 0 && (
      <chakra.output textStyle="meta" color="muted" fontVariantNumeric="tabular-nums">
        <Text id="common.shownOf" values={{ shown, of: countLabel(of, andMore) }} />
      </chakra.output>
    )}
    <Button onClick={onMore} disabled={loading}>
      {loading && <Spinner aria-hidden />}
      <Text id="common.showMore" />
    </Button>
  </chakra.div>
)
