import { defineGlobalStyles } from '@chakra-ui/react'

export const pageStyles = defineGlobalStyles({
  html: {
    bg: { base: 'surface', _print: 'white' },
    color: 'ink',
    colorPalette: 'brand',
    colorScheme: 'light',
    // What has the focus is not to lie below the bar of the application, or behind the one that saves a form.
    scrollPaddingBlock: '96px',
    overflowY: 'scroll',
    textSizeAdjust: '100%',
    '--global-color-border': 'colors.hairline',
  },
  ':root[data-theme=dark]': { colorScheme: 'dark' },
  body: {
    fontFamily: 'body',
    fontSize: 'base',
    lineHeight: 'base',
    fontWeight: 'regular',
    textRendering: 'optimizeLegibility',
    overflowWrap: 'break-word',
  },
  // The answers of an order lie over the end of the page on a phone: what stands there comes out from below them.
  'body:has([data-answers])': { paddingBottom: { base: '140px', md: '0' } },
  // So do the buttons for what is marked in a list.
  'body:has([data-several])': { paddingBottom: { base: '200px', sm: '0' } },
  'html:has([data-several])': { scrollPaddingBottom: { base: '216px', sm: '96px' } },
  p: { maxWidth: 'measure', textWrap: 'pretty' },
  'b, strong': { fontWeight: 'medium' },
  '*::placeholder': { color: 'faint', opacity: 1 },
  '*::selection': { bg: 'brand.subtle', color: 'brand.fg' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  // A press is seen at once, whatever it leads to.
  'a:active, button:active:not(:disabled), summary:active': { opacity: 0.7 },
  'main:focus, h1:focus': { outline: 'none' },
  // On paper there is nowhere to go.
  'nav, footer': { '@media print': { display: 'none !important' } },
  'li, figure, img': { '@media print': { breakInside: 'avoid' } },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      transition: 'none !important',
      animation: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
})

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  sheen: { from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '-50% 0' } },
  appear: { from: { opacity: 0 }, to: { opacity: 1 } },
  vanish: { from: { opacity: 1 }, to: { opacity: 0 } },
  unfold: { from: { opacity: 0, transform: 'translateY(-6px)' }, to: { opacity: 1, transform: 'none' } },
  slideIn: { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
  approach: { from: { transform: 'scaleX(0.12)' }, to: { transform: 'scaleX(0.94)' } },
  shrink: { from: { transform: 'none' }, to: { transform: 'scaleX(0)' } },
}
