import { encode } from 'uqr'

/** Cells of quiet around the code, without which cameras don't find it. */
const border = 4

/** A text's QR code as an SVG, black on white: a camera has to read it in every theme. */
export function codeOf(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${cells.join('')}"/></svg>`
}

/** The same for where a picture's address is wanted. */
export const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
