import { defineConditions, type SystemConfig } from '@chakra-ui/react'

type Utilities = NonNullable<SystemConfig['utilities']>
type Category = Extract<NonNullable<Utilities[string]['values']>, string>

/** Properties whose values are named in the theme, with the short names that stand for them. */
const named = (values: Category, properties: Record<string, readonly string[]>): Utilities =>
  Object.fromEntries(Object.entries(properties).map(([property, shorthand]) => [property, { values, shorthand: [...shorthand] }]))

const hidden = (media: string) => ({ [media]: { display: 'none' } })
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
} as const
const seen = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  padding: '0',
  margin: '0',
  overflow: 'visible',
  clip: 'auto',
  whiteSpace: 'normal',
} as const

/**
 * What Chakra's own base would bring, but only what is in use: each property costs every visitor its weight, and its time
 * when the page starts. A property that is not here takes its values as CSS has them (a test holds that none is missing).
 */
const utilities: Utilities = {
  ...named('colors', {
    background: ['bg'],
    backgroundColor: [],
    borderColor: [],
    borderInlineEndColor: [],
    color: [],
    fill: [],
    stroke: [],
    accentColor: [],
    outlineColor: [],
  }),
  ...named('radii', { borderRadius: [] }),
  borderBottomRadius: {
    values: 'radii',
    transform: (value: string) => ({ borderBottomLeftRadius: value, borderBottomRightRadius: value }),
  },
  ...named('borderWidths', { borderInlineStartWidth: ['borderStartWidth'] }),
  ...named('shadows', { boxShadow: [] }),
  ...named('sizes', { flexBasis: [], width: [], height: [], minWidth: [], minHeight: [], maxWidth: [], maxHeight: [] }),
  ...named('spacing', {
    gap: [],
    rowGap: [],
    columnGap: [],
    scrollMarginTop: [],
    scrollPaddingBlock: [],
    inset: [],
    insetInline: [],
    insetBlock: [],
    insetInlineStart: ['insetStart'],
    insetInlineEnd: ['insetEnd'],
    top: [],
    bottom: [],
    left: [],
    right: [],
    margin: [],
    marginTop: [],
    marginBottom: [],
    marginInline: ['mx'],
    marginInlineStart: ['marginStart'],
    marginInlineEnd: ['marginEnd'],
    marginBlock: ['my'],
    padding: ['p'],
    paddingTop: ['pt'],
    paddingBottom: ['pb'],
    paddingInline: ['px'],
    paddingInlineStart: ['ps', 'paddingStart'],
    paddingInlineEnd: ['pe', 'paddingEnd'],
    paddingBlock: ['py'],
    borderSpacing: [],
  }),
  ...named('zIndex', { zIndex: [] }),
  ...named('durations', { transitionDuration: [] }),
  ...named('fonts', { fontFamily: [] }),
  ...named('fontSizes', { fontSize: [] }),
  ...named('fontWeights', { fontWeight: [] }),
  ...named('lineHeights', { lineHeight: [] }),
  ...named('letterSpacings', { letterSpacing: [] }),
  hideFrom: { values: 'breakpoints', transform: (_value: string, { raw }: { raw: string }) => hidden(`@breakpoint ${raw}`) },
  hideBelow: { values: 'breakpoints', transform: (_value: string, { raw }: { raw: string }) => hidden(`@breakpoint ${raw}Down`) },
  lineClamp: {
    transform: (lines: string) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: lines,
      WebkitBoxOrient: 'vertical',
      textWrap: 'wrap',
    }),
  },
  srOnly: { values: { type: 'boolean' }, transform: (isHidden: boolean) => (isHidden ? unseen : seen) },
}

const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
  focus: '&:is(:focus, [data-focus])',
  focusWithin: '&:is(:focus-within, [data-focus-within])',
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  readOnly: '&:is([data-readonly], [aria-readonly=true], [readonly])',
  empty: '&:is(:empty, [data-empty])',
  checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
  indeterminate: '&:is(:indeterminate, [data-indeterminate], [aria-checked=mixed], [data-state=indeterminate])',
  expanded: '&:is([aria-expanded=true], [data-expanded], [data-state=expanded])',
  highlighted: '&[data-highlighted]',
  before: '&::before',
  after: '&::after',
  firstLetter: '&::first-letter',
  first: '&:first-of-type',
  invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  placeholder: '&::placeholder, &[data-placeholder]',
  pressed: '&:is([aria-pressed=true], [data-pressed])',
  open: '&:is([open], [data-open], [data-state=open])',
  closed: '&:is([closed], [data-closed], [data-state=closed])',
  currentPage: '&[aria-current=page]',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
  dark: ':root[data-theme=dark] &',
  light: ':root &',
  icon: '& :where(svg)',
})

export const base = { utilities, conditions } satisfies SystemConfig
