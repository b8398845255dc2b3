import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The browser's own list of choices, in our look. */
export function Select(props: ComponentProps<typeof chakra.select>) {
  const styles = useSlotRecipe({ key: 'nativeSelect' })()
  return (
    <chakra.div css={styles.root}>
      <chakra.select {...props} css={styles.field} />
      <chakra.span css={styles.indicator}>
        <ChevronDown aria-hidden />
      </chakra.span>
    </chakra.div>
  )
}
