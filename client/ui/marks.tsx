import { Badge, chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** An identification in a hairline frame, as on a meter: `0301-207/80`. */
export const Plate = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    px: '2',
    borderWidth: '1px',
    borderRadius: 'plate',
    bg: 'raised',
    textStyle: 'meta',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    letterSpacing: '0.01em',
  },
})

/** The house number, as it hangs on the wall. */
export const Enamel = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: '6px',
    bg: 'enamel',
    color: 'enamel.fg',
    boxShadow: 'inset 0 0 0 2px {colors.enamel}, inset 0 0 0 3.5px {colors.enamel.fg}, 0 1px 3px rgb(0 0 0 / .3)',
    fontWeight: 700,
    letterSpacing: '0.01em',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    flexShrink: 0,
    '&:empty': { display: 'none' },
  },
  variants: {
    size: {
      md: { minWidth: '44px', height: '40px', px: '9px', fontSize: 'lead' },
      lg: { minWidth: '60px', height: '52px', px: '3', fontSize: 'title' },
    },
  },
  defaultVariants: { size: 'md' },
})

/** How many wait, beside a heading or in a menu. */
export const Count = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '22px',
    height: '22px',
    px: '6px',
    borderRadius: 'pill',
    textStyle: 'meta',
    fontWeight: 'strong',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { tone: { quiet: { bg: 'sunken', color: 'muted' }, waiting: { bg: 'accent', color: 'accent.contrast' } } },
  defaultVariants: { tone: 'quiet' },
})

export type Tone = 'neutral' | 'brand' | 'accent' | 'positive' | 'fair' | 'worn' | 'caution' | 'critical' | 'info'

/** A state: always icon, word and colour together. */
export function State({ icon: Icon, tone = 'neutral', children }: { icon: LucideIcon; tone?: Tone; children: ReactNode }) {
  return (
    <Badge colorPalette={tone}>
      <Icon aria-hidden />
      {children}
    </Badge>
  )
}

/** The first letters of a person (round) or a company (square). */
export function Avatar({ name, square, quiet }: { name: string; square?: boolean; quiet?: boolean }) {
  const letters = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !/^(AS|ASA|ANS|DA|SA|ENK)$/.test(word))
  const shown = letters.length > 1 ? `${letters[0]?.[0]}${letters.at(-1)?.[0]}` : (letters[0] ?? name).slice(0, 2)
  return (
    <AvatarMark aria-hidden square={square} quiet={quiet}>
      {shown.toUpperCase()}
    </AvatarMark>
  )
}

const AvatarMark = chakra('span', {
  base: {
    width: '36px',
    height: '36px',
    borderRadius: 'pill',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    bg: 'brand.subtle',
    color: 'brand.fg',
    textStyle: 'meta',
    fontWeight: 'strong',
    '[aria-current=true] &, [aria-expanded=true] &': { bg: 'raised' },
  },
  variants: {
    square: { true: { borderRadius: 'control' } },
    quiet: { true: { bg: 'sunken', color: 'muted' } },
  },
})
