import { defineSlotRecipe } from '@chakra-ui/react'

const backdrop = {
  position: 'fixed',
  inset: 0,
  bg: 'scrim',
  zIndex: 'overlay',
  _open: { animation: 'appear {durations.base}' },
  _closed: { animation: 'vanish {durations.fast}' },
} as const

const panel = {
  bg: 'overlay',
  color: 'ink',
  boxShadow: 'card',
  outline: 0,
  display: 'flex',
  flexDirection: 'column',
} as const

/** Slots are the parts that the component renders; those without a rule here need none. */
export const dialogSlotRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: ['trigger', 'backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger', 'header', 'body', 'footer'],
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'overlay',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'center',
      overflow: 'auto',
      padding: '4',
      overscrollBehaviorY: 'none',
    },
    content: {
      ...panel,
      width: 'full',
      maxWidth: '480px',
      maxHeight: 'calc(100dvh - 32px)',
      overflow: 'auto',
      borderRadius: 'card',
      padding: '6',
      gap: '4',
      _open: { animation: 'unfold {durations.base}' },
    },
    title: { textStyle: 'lead', fontWeight: 'strong' },
    description: { color: 'muted' },
    footer: { display: 'flex', justifyContent: 'flex-end', gap: '3', flexWrap: 'wrap' },
  },
  variants: {
    size: {
      md: {},
      /** With a form: from the lower edge of a phone, within the thumb's reach. */
      lg: {
        positioner: { alignItems: { base: 'flex-end', sm: 'center' }, padding: { base: 0, sm: '4' } },
        content: {
          maxWidth: { base: 'none', sm: '560px' },
          maxHeight: { base: 'calc(100dvh - 24px)', sm: 'calc(100dvh - 32px)' },
          borderBottomRadius: { base: 0, sm: 'card' },
          padding: { base: '5', sm: '6' },
        },
      },
      /** Fills the screen: the picture viewer and the menu of a phone. */
      full: {
        positioner: { padding: 0, alignItems: 'stretch' },
        content: { maxWidth: 'none', maxHeight: 'none', minHeight: '100dvh', borderRadius: 0, padding: 0, gap: 0 },
      },
    },
  },
  defaultVariants: { size: 'md' },
})

export const drawerSlotRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: ['trigger', 'backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger', 'header', 'body', 'footer'],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: 0, zIndex: 'overlay', display: 'flex', justifyContent: 'flex-end' },
    content: {
      ...panel,
      width: 'full',
      maxWidth: '480px',
      height: '100dvh',
      overflowY: 'auto',
      overscrollBehaviorY: 'contain',
      pb: '8',
      _open: { animation: 'slideIn {durations.slow} {easings.standard}' },
    },
  },
})

export const menuSlotRecipe = defineSlotRecipe({
  className: 'menu',
  slots: [
    'arrow',
    'arrowTip',
    'content',
    'contextTrigger',
    'indicator',
    'item',
    'itemGroup',
    'itemGroupLabel',
    'itemIndicator',
    'itemText',
    'positioner',
    'separator',
    'trigger',
    'triggerItem',
    'itemCommand',
  ],
  base: {
    content: {
      ...panel,
      minWidth: '220px',
      maxHeight: 'calc(var(--available-height) - 8px)',
      overflowY: 'auto',
      zIndex: 'overlay',
      padding: '2',
      borderWidth: '1px',
      borderRadius: 'card',
      _open: { animation: 'unfold {durations.fast}' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      px: '3',
      borderRadius: 'control',
      textAlign: 'start',
      textDecoration: 'none',
      color: 'ink',
      cursor: 'pointer',
      outline: 0,
      _icon: { width: '20px', height: '20px', flexShrink: 0 },
      _highlighted: { bg: 'sunken' },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
      _disabled: { color: 'faint', cursor: 'not-allowed' },
    },
    itemGroupLabel: { px: '3', pt: '2', pb: '1', textStyle: 'meta', color: 'muted' },
    separator: { height: '1px', bg: 'hairline', my: '2', mx: '-2' },
  },
})
