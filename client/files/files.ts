/** What the client knows of a stored file: `File` of the schema. */
export interface StoredFile {
  id: string
  name: string
  type: string
  size: number
  url: string
  width?: number | null
  height?: number | null
}

export const isPicture = ({ type }: Pick<StoredFile, 'type'>) => type === 'image/jpeg' || type === 'image/png'
export const isPdf = ({ type }: Pick<StoredFile, 'type'>) => type === 'application/pdf'

/** What a paper is called until somebody says it better. */
export const nameWithoutEnding = ({ name }: { name: string }) => name.replace(/\.[^.]+$/, '').slice(0, 255)

/** The widths that the server makes of a picture. */
const pictureWidths = [160, 480, 1280] as const

/** The picture in every size up to its own, for the browser to choose from. */
export function sourcesOf({ url, width }: Pick<StoredFile, 'url' | 'width'>) {
  const made = pictureWidths.filter((made, index) => !width || made <= width || index === 0)
  return made.map((made) => `${url}?w=${made} ${made}w`).join(', ')
}
