import sharp from 'sharp'

/** A small picture that decodes. */
export const png = (width = 8, height = 6) =>
  sharp({ create: { width, height, channels: 3, background: '#1C5040' } })
    .png()
    .toBuffer()
export const jpeg = (width = 8, height = 6) =>
  sharp({ create: { width, height, channels: 3, background: '#A94825' } })
    .jpeg()
    .toBuffer()
