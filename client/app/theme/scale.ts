const values = <T extends string | number>(entries: Record<string, T>) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]))

const font = "'Hanken Grotesk Variable','Hanken fallback','Hanken on Android','Hanken on Linux',system-ui,sans-serif"

export const scale = {
  fonts: values({ body: font, heading: font }),
  fontSizes: values({ meta: '0.8125rem', base: '1rem', lead: '1.1875rem', title: '1.5625rem', display: '2.375rem' }),
  lineHeights: values({ meta: '1.25rem', base: '1.5rem', lead: '1.75rem', title: '2rem', display: '2.75rem' }),
  fontWeights: values({ regular: 420, medium: 540, strong: 640 }),
  spacing: values({
    '1': '4px',
    '2': '8px',
    '3': '12px',
    '4': '16px',
    '5': '20px',
    '6': '24px',
    '8': '32px',
    '10': '40px',
    '12': '48px',
    '16': '64px',
    '20': '80px',
    gutter: 'clamp(16px, 3vw, 32px)',
    bar: '72px',
  }),
  radii: values({ control: '8px', card: '12px', plate: '4px', pill: '999px' }),
  durations: values({ fast: '120ms', base: '160ms', slow: '200ms' }),
  easings: values({ standard: 'cubic-bezier(.2,.7,.2,1)' }),
  sizes: values({
    bar: '72px',
    page: '1200px',
    column: '680px',
    side: '232px',
    target: '44px',
    measure: '70ch',
    full: '100%',
  }),
  zIndex: values({ bar: 20, overlay: 30, toast: 40 }),
}

const text = (size: string, more: Record<string, unknown> = {}) => ({ value: { fontSize: size, lineHeight: size, ...more } })

export const textStyles = {
  meta: text('meta'),
  base: text('base'),
  lead: text('lead'),
  title: text('title', { letterSpacing: '-0.014em' }),
  display: {
    value: { fontSize: { base: '1.875rem', sm: 'display' }, lineHeight: { base: '2.25rem', sm: 'display' }, letterSpacing: '-0.022em' },
  },
  figures: { value: { fontVariantNumeric: 'tabular-nums' } },
}

export const breakpoints = { sm: '600px', md: '960px', lg: '1280px', xl: '1920px' }
