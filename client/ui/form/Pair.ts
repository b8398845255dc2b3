import { chakra } from '@chakra-ui/react'

/** Two fields beside each other where there is room. */
export const Pair = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
})
