/** The widths that the server makes of a picture. */
export const pictureWidths = [160, 480, 1280] as const

/** The picture in every size up to its own, for a browser to choose from. */
export function sourcesOf({ url, width }: { url: string; width?: number | null }) {
  const made = pictureWidths.filter((made, index) => !width || made <= width || index === 0)
  return made.map((made) => `${url}?w=${made} ${made}w`).join(', ')
}
