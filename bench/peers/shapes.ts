import type { Asker } from './asker.ts'

/** Rows as the contract wants them, for servers that complete their answers in the process. */
export interface EstateRow {
  id: string
  identityKind: 'cadastre' | 'share'
  municipalityNo: string | null
  imageFileId: string | null
  addressLine1: string
  owner: boolean
}
export interface ReportRow {
  id: string
  fileId: string
  createdAt: Date
}
export interface FileRow {
  id: string
  urlName: string
}
export interface Page<Row> {
  rows: readonly Row[]
  hasNextPage: boolean
}

export const identityOf = (row: EstateRow) =>
  row.identityKind === 'cadastre'
    ? { __typename: 'Cadastre', ...row, municipalityNumber: row.municipalityNo }
    : { __typename: 'Share', ...row }

export const urlOf = ({ link }: Asker, { id, urlName }: FileRow) =>
  link ? `/api/public/${link.key}/file/${id}` : `/files/${id}/${urlName}`

const cursorOf = (keys: readonly string[]) => Buffer.from(`[${keys.map((key) => JSON.stringify(key)).join(', ')}]`).toString('base64url')

/** One row more than asked for was read: it says that there are more. */
export const pageOf = <Row>(read: readonly Row[], first: number): Page<Row> => ({
  rows: read.slice(0, first),
  hasNextPage: read.length > first,
})

export function connectionOf<Row>({ rows, hasNextPage }: Page<Row>, totalCount: unknown, keysOf: (row: Row) => readonly string[]) {
  const edges = rows.map((node) => ({ cursor: cursorOf(keysOf(node)), node }))
  return { totalCount, edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } }
}
