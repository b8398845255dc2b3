// A gradient is named by its colours, so a shape can ask for one without a list of definitions to carry along.
const fill = (kind: string, colours: string[]) => `url(#${[kind, ...colours.map((colour) => colour.slice(1))].join('-')})`

/** From top to bottom of the shape. */
export const down = (...colours: string[]) => fill('down', colours)

/** From left to right of the shape. */
export const across = (...colours: string[]) => fill('across', colours)

/** Fades from the middle of the shape to nothing at its edge. */
export const glow = (colour: string) => fill('glow', [colour])

/** Fades from the top of the shape to nothing at its foot. */
export const fade = (colour: string) => fill('fade', [colour])

const evenly = (colours: string[]) =>
  colours
    .map((colour, index) => `<stop offset="${Math.round((index / (colours.length - 1)) * 100) / 100}" stop-color="#${colour}"/>`)
    .join('')

const outwards = ([colour]: string[]) => `<stop stop-color="#${colour}"/><stop offset="1" stop-color="#${colour}" stop-opacity="0"/>`

function definition(id: string) {
  const [kind, ...colours] = id.split('-')
  if (kind === 'glow') return `<radialGradient id="${id}">${outwards(colours)}</radialGradient>`
  if (kind === 'fade') return `<linearGradient id="${id}" x2="0" y2="1">${outwards(colours)}</linearGradient>`
  return `<linearGradient id="${id}"${kind === 'down' ? ' x2="0" y2="1"' : ''}>${evenly(colours)}</linearGradient>`
}

export function gradientsOf(drawing: string) {
  const ids = new Set(Array.from(drawing.matchAll(/url\(#((?:down|across|glow|fade)-[\w-]+)\)/g), ([, id]) => id ?? ''))
  return ids.size === 0 ? '' : `<defs>${Array.from(ids, definition).join('')}</defs>`
}
