import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react'

/**
 * Plain controls in Chakra's dress. Chakra's own bring a state machine along, for ids and descriptions that
 * `FieldFrame` gives already.
 */
export const Input = createRecipeContext({ key: 'input' }).withContext<HTMLInputElement, HTMLChakraProps<'input'>>('input')
export const Textarea = createRecipeContext({ key: 'textarea' }).withContext<HTMLTextAreaElement, HTMLChakraProps<'textarea'>>('textarea')
