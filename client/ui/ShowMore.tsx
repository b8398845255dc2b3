import { Button, chakra, Spinner } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'

interface ShowMoreProps {
  shown: number
  /** None where nobody has counted them, since there may be millions. */
  of: number
  loading: boolean
  onMore: () => void
}

/** Below a list that goes on: how much of it shows, and the next page. */
export const ShowMore = ({ shown, of, loading, onMore }: ShowMoreProps) => (
  <chakra.div display="flex" alignItems="center" justifyContent="center" flexWrap="wrap" columnGap="4" rowGap="2" paddingTop="5">
    {of > 0 && (
      <chakra.output textStyle="meta" color="muted" fontVariantNumeric="tabular-nums">
        <Text id="common.shownOf" values={{ shown, of }} />
      </chakra.output>
    )}
    <Button onClick={onMore} disabled={loading}>
      {loading && <Spinner aria-hidden />}
      <Text id="common.showMore" />
    </Button>
  </chakra.div>
)
