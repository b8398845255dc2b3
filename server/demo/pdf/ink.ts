import { textWidth, type Weight } from './helvetica.ts'

// What can be drawn on a page, as PDF operators. Here y grows downwards, as one reads; on the page it grows upwards.
export const page = { width: 595, height: 842 }

const fontOf: Record<Weight, string> = { regular: '/Regular', bold: '/Bold' }
const at = (value: number) => String(Math.round(value * 100) / 100)
const up = (y: number) => at(page.height - y)

const colourOf = (hex: string) => [1, 3, 5].map((start) => at(Number.parseInt(hex.slice(start, start + 2), 16) / 255)).join(' ')

// WinAnsi is Latin-1 with typographic marks where Latin-1 has control characters. It has no true minus; a dash of figure width stands for it.
const marks: Record<string, string> = {
  '–': '\x96',
  '−': '\x96',
  '—': '\x97',
  '•': '\x95',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '…': '\x85',
  '€': '\x80',
  '\u202f': '\xa0',
}

function winAnsi(text: string) {
  return Array.from(text, (letter) => {
    const byte = marks[letter] ?? letter
    if (byte.charCodeAt(0) > 255) throw new Error(`"${letter}" in "${text}" has no place in the WinAnsi encoding`)
    return '()\\'.includes(byte) ? `\\${byte}` : byte
  }).join('')
}

type TextLook = { size?: number; weight?: Weight; colour?: string; align?: 'left' | 'right' }

/** y is the base line; aligned right, x is the right edge. */
export function text(
  content: string,
  x: number,
  y: number,
  { size = 10, weight = 'regular', colour = '#17211c', align = 'left' }: TextLook = {},
) {
  const left = align === 'left' ? x : x - textWidth(content, size, weight)
  return `BT ${fontOf[weight]} ${at(size)} Tf ${colourOf(colour)} rg ${at(left)} ${up(y)} Td (${winAnsi(content)}) Tj ET\n`
}

export const block = (colour: string, x: number, y: number, width: number, height: number) =>
  `${colourOf(colour)} rg ${at(x)} ${up(y + height)} ${at(width)} ${at(height)} re f\n`

export const hairline = (x: number, y: number, width: number, colour = '#c9c8c0') =>
  `${colourOf(colour)} RG 0.6 w ${at(x)} ${up(y)} m ${at(x + width)} ${up(y)} l S\n`

export const picture = (name: string, x: number, y: number, width: number, height: number) =>
  `q ${at(width)} 0 0 ${at(height)} ${at(x)} ${up(y + height)} cm /${name} Do Q\n`
