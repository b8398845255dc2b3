import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

const control = {
  width: 'full',
  minWidth: 0,
  minHeight: '48px',
  px: '14px',
  py: '11px',
  borderWidth: '1px',
  borderColor: 'control',
  borderRadius: 'control',
  bg: 'raised',
  color: 'ink',
  lineHeight: 'base',
  appearance: 'none',
  _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
  _invalid: { borderColor: 'critical', boxShadow: 'inset 0 0 0 1px {colors.critical}' },
  _disabled: { bg: 'sunken', borderColor: 'transparent', color: 'muted', cursor: 'not-allowed' },
  _readOnly: { bg: 'sunken', borderColor: 'transparent', color: 'muted' },
} as const

export const inputRecipe = defineRecipe({ className: 'input', base: control })

export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: { ...control, display: 'block', minHeight: '112px', resize: 'vertical' },
})

export const nativeSelectSlotRecipe = defineSlotRecipe({
  className: 'select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: 'full', display: 'flex' },
    field: { ...control, pe: '44px', cursor: 'pointer' },
    indicator: {
      position: 'absolute',
      insetEnd: '14px',
      top: '14px',
      color: 'muted',
      pointerEvents: 'none',
      _icon: { width: '20px', height: '20px' },
    },
  },
})
