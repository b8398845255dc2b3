import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { House } from 'lucide-react'

/** Where the picture of an estate would be. */
export const NoPicture = (props: HTMLChakraProps<'div'>) => (
  <chakra.div display="grid" placeItems="center" bg="sunken" color="faint" aria-hidden {...props}>
    <House size={32} strokeWidth={1.5} />
  </chakra.div>
)
