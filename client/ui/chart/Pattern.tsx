import { chakra } from '@chakra-ui/react'
import type { Tone } from '#client/ui/marks.tsx'

/** So many are told apart by colour and by how they are drawn, on a printout without colours too. */
export const mostPatterns = 6

export type Palettes = readonly Tone[]
const usual: Palettes = ['brand', 'accent', 'info', 'worn', 'fair', 'neutral']
const strokes = ['', 'M0 6L6 0', 'M0 3H6', 'M3 3h.01', 'M0 0L6 6', 'M3 0V6'] as const

const paletteOf = (index: number, palettes: Palettes) => palettes[index % palettes.length]!

/** The drawings that `fillOf` names; once in each picture. */
export const Patterns = ({ id, palettes = usual }: { id: string; palettes?: Palettes }) => (
  <defs>
    {strokes.map((path, index) => (
      <pattern key={index} id={`${id}-${index}`} width="6" height="6" patternUnits="userSpaceOnUse">
        <chakra.g colorPalette={paletteOf(index, palettes)}>
          <chakra.rect width="6" height="6" fill="colorPalette.subtle" />
          <chakra.path
            d={path}
            fill="none"
            stroke="colorPalette.fg"
            strokeWidth={path === 'M3 3h.01' ? '2.5' : '1.2'}
            strokeLinecap="round"
          />
        </chakra.g>
      </pattern>
    ))}
  </defs>
)

/** A part of a picture in the look of its number. */
export const patterned = (id: string, index: number, palettes = usual) =>
  ({ colorPalette: paletteOf(index, palettes), fill: `url(#${id}-${index % mostPatterns})`, stroke: 'colorPalette.fg' }) as const

/** What a look stands for, in the key beside the picture. */
export const Swatch = ({ id, index, palettes }: { id: string; index: number; palettes?: Palettes }) => (
  <svg width="14" height="14" aria-hidden>
    <chakra.rect x="0.5" y="0.5" width="13" height="13" rx="3" {...patterned(id, index, palettes)} />
  </svg>
)
