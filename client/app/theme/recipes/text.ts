import { defineRecipe } from '@chakra-ui/react'

export const headingRecipe = defineRecipe({
  className: 'heading',
  base: { fontWeight: 'strong', textWrap: 'balance', letterSpacing: '-0.008em' },
})

export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    borderRadius: 'plate',
    cursor: 'pointer',
    _hover: { textDecorationThickness: '2px' },
  },
})

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '26px',
    ps: '2',
    pe: '10px',
    borderRadius: 'pill',
    textStyle: 'meta',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    _icon: { width: '16px', height: '16px', flexShrink: 0 },
  },
})
