import { chakra } from '@chakra-ui/react'

/** A screen with a list of its neighbours at the side, where there is room for it. */
export const WithSideList = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.side} minmax(0, 1fr)' },
    '&[data-folded]': { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '48px minmax(0, 1fr)' }, gap: { md: '6' } },
    _print: { display: 'block' },
  },
})
