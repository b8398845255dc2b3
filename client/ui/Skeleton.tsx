import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react'

/** The shape of what is not there yet. Chakra's own brings circles, stacks and lines of text along. */
export const Skeleton = createRecipeContext({ key: 'skeleton' }).withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div')
