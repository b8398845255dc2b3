import { defineRecipe } from '@chakra-ui/react'

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    borderWidth: '1px',
    borderRadius: 'control',
    fontWeight: 'medium',
    lineHeight: 'base',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background',
    transitionDuration: 'fast',
    _icon: { width: '20px', height: '20px', flexShrink: 0 },
    _disabled: { cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        borderColor: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.hover', borderColor: 'colorPalette.hover' },
        _disabled: { bg: 'sunken', borderColor: 'transparent', color: 'faint' },
      },
      outline: {
        bg: 'raised',
        borderColor: 'control',
        color: 'ink',
        _hover: { bg: 'sunken' },
        _disabled: { bg: 'sunken', borderColor: 'transparent', color: 'faint' },
        '&[data-danger]': { borderColor: 'critical', color: 'critical' },
        '&[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.fg', color: 'brand.fg' },
      },
      ghost: {
        bg: 'transparent',
        borderColor: 'transparent',
        color: 'colorPalette.fg',
        _hover: { bg: 'sunken' },
        _disabled: { color: 'faint', bg: 'transparent' },
      },
    },
    size: {
      sm: { minHeight: '36px', minWidth: '36px', px: '3', fontSize: 'meta', _icon: { width: '16px', height: '16px' } },
      md: { minHeight: 'target', minWidth: 'target', px: '4', fontSize: 'base' },
      xl: { minHeight: '56px', px: '6', fontSize: 'lead', borderRadius: 'card' },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
})
