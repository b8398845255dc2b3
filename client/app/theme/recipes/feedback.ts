import { defineSlotRecipe } from '@chakra-ui/react'

const edge = (palette: string) => ({ '--edge': `colors.${palette}` })

export const toastSlotRecipe = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      ...edge('info'),
      '&[data-type=success]': edge('positive'),
      '&[data-type=warning]': edge('caution'),
      '&[data-type=error]': edge('critical'),
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr) 36px',
      columnGap: '3',
      alignItems: 'start',
      width: 'min(380px, calc(100vw - 32px))',
      py: '3',
      ps: '14px',
      pe: '2',
      bg: 'overlay',
      borderWidth: '1px',
      borderInlineStart: '4px solid var(--edge)',
      borderRadius: 'control',
      boxShadow: 'card',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition: 'translate {durations.slow}, opacity {durations.slow}',
    },
    title: { fontWeight: 'medium', gridColumn: 2 },
    description: { gridColumn: 2, textStyle: 'meta', color: 'muted' },
    actionTrigger: { gridColumn: 2, justifySelf: 'start', marginTop: '2' },
    closeTrigger: {
      gridColumn: 3,
      gridRow: 1,
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      marginTop: '-6px',
      borderRadius: 'control',
      color: 'muted',
      cursor: 'pointer',
      _hover: { bg: 'sunken' },
    },
  },
})

export const progressSlotRecipe = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'label', 'track', 'range', 'valueText', 'view', 'circle', 'circleTrack', 'circleRange'],
  base: {
    track: { height: '6px', borderRadius: 'pill', bg: 'sunken', overflow: 'hidden' },
    range: { height: 'full', borderRadius: 'pill', bg: 'brand', transition: 'width {durations.slow}' },
    valueText: { textStyle: 'meta', color: 'muted' },
  },
})
