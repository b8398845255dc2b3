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
