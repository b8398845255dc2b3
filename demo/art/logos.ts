import sharp from 'sharp'

/** The side of every logo, in pixels. */
export const logoSize = 600

const drawings = {
  /** A house under a carpenter's square. */
  builders: `<rect width="600" height="600" fill="#ffffff"/>
    <path d="M300 70 L545 270 V530 H55 V270 Z" fill="#1c5040"/>
    <path d="M300 190 L445 308 V450 H370 V340 H230 V450 H155 V308 Z" fill="#f3efe6"/>
    <path d="M262 450 V372 H338 V450 Z" fill="#a94825"/>`,
  /** Three courses of tiles under a ridge. */
  roofers: `<rect width="600" height="600" fill="#ffffff"/>
    <path d="M300 60 L570 230 H30 Z" fill="#3b2b24"/>
    ${[0, 1, 2]
      .map((course) => {
        const tiles = Array.from({ length: 5 + course }, (_, i) => i * 96 + 60 - course * 48)
        return tiles
          .map(
            (x) =>
              `<path d="M${x} ${250 + course * 96} h92 v44 a46 46 0 0 1 -92 0 Z" fill="${['#a94825', '#bf5d38', '#933a1b'][course]}"/>`,
          )
          .join('')
      })
      .join('')}`,
} as const

export type LogoName = keyof typeof drawings

export const drawLogo = (name: LogoName) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${logoSize}" height="${logoSize}">${drawings[name]}</svg>`))
    .png()
    .toBuffer()
