// A shape is a string of SVG, so a picture is a concatenation and needs no document to be drawn in.
type Look = Record<string, string | number>

const tenths = (value: number) => Math.round(value * 10) / 10
const attributes = (look: Look) =>
  Object.entries(look)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('')

/** Path data. The numbers are rounded, which keeps the drawing small and its bytes the same everywhere. */
export const d = (text: TemplateStringsArray, ...values: number[]) => String.raw({ raw: text }, ...values.map(tenths))

export const shape = (fill: string, data: string, look: Look = {}) => `<path d="${data}" fill="${fill}"${attributes(look)}/>`

export const stroke = (colour: string, width: number, data: string, look: Look = {}) =>
  shape('none', data, { stroke: colour, 'stroke-width': width, ...look })

export const rect = (fill: string, x: number, y: number, width: number, height: number, look: Look = {}) =>
  `<rect x="${tenths(x)}" y="${tenths(y)}" width="${tenths(width)}" height="${tenths(height)}" fill="${fill}"${attributes(look)}/>`

export const ellipse = (fill: string, x: number, y: number, rx: number, ry: number, look: Look = {}) =>
  `<ellipse cx="${tenths(x)}" cy="${tenths(y)}" rx="${tenths(rx)}" ry="${tenths(ry)}" fill="${fill}"${attributes(look)}/>`

export const circle = (fill: string, x: number, y: number, r: number, look: Look = {}) =>
  `<circle cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(r)}" fill="${fill}"${attributes(look)}/>`

export const group = (look: Look, ...parts: string[]) => `<g${attributes(look)}>${parts.join('')}</g>`

export const repeat = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, index) => part(index)).join('')

export const each = <Item>(items: readonly Item[], part: (item: Item, index: number) => string) => items.map(part).join('')
