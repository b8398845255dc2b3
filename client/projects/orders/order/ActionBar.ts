import { chakra } from '@chakra-ui/react'

/** The answers, below each other; where one is waited for, in reach of a thumb on a phone. */
export const ActionBar = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    _empty: { display: 'none' },
    '&[data-answers]': {
      position: { base: 'fixed', md: 'static' },
      insetInline: { base: '0', md: 'auto' },
      bottom: { base: '0', md: 'auto' },
      zIndex: { base: 1, md: 'auto' },
      padding: { base: '3', md: '0' },
      bg: { base: 'raised', md: 'transparent' },
      borderTopWidth: { base: '1px', md: '0' },
    },
  },
})
