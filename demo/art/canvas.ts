import { gradientsOf } from './gradients.ts'

/** Every scene is drawn on this sheet; a picture of another shape shows the middle of it. */
export const sheet = { width: 960, height: 600 }

export type Size = { width: number; height: number }

export const svgDocument = (drawing: string, { width, height }: Size) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${sheet.width} ${sheet.height}"` +
  ` preserveAspectRatio="xMidYMid slice">${gradientsOf(drawing)}${drawing}</svg>`
