import { crc32, deflateRawSync } from 'node:zlib'
import { expect } from 'vitest'
import type { Client } from '#tests/support/world/client.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'

export const FIND = `query ($estateId: ID!, $search: String, $kind: DocumentKind, $order: DocumentOrder, $first: Int, $after: String) {
  documentSearch(estateId: $estateId, search: $search, kind: $kind, order: $order, first: $first, after: $after) {
    totalCount
    edges { node { id kind section recordId buildingId name excerpt file { name url } } }
    pageInfo { hasNextPage endCursor }
  }
}`

export interface Found {
  totalCount: number
  edges: {
    node: { kind: string; section: string; recordId: string; name: string; excerpt: string[]; file: { name: string; url: string } }
  }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}

export const documentsOf = ({ id }: Pick<TestEstate, 'id'>, search = '') =>
  `/api/private/estate/${id}/documents?searchValue=${encodeURIComponent(search)}`

export async function find(who: Client, { id: estateId }: Pick<TestEstate, 'id'>, variables: Record<string, unknown> = {}) {
  return (await who.gql(FIND, { estateId, ...variables })).data['documentSearch'] as Found
}
export const namesFound = async (who: Client, estate: Pick<TestEstate, 'id'>, search?: string) =>
  (await find(who, estate, { search })).edges.map(({ node }) => node.name)

/** Resolves once nothing is left to be read. */
export async function allRead(world: World) {
  await expect.poll(() => world.sql("select from file_text where state in ('waiting', 'asked')")).toEqual([])
}

/** One page that says this, in the letters of Western Europe. */
export function pdfSaying(text: string): Buffer {
  const escaped = text.replace(/[\\()]/g, '\\$&')
  const page = Buffer.from(`BT /F1 12 Tf 72 720 Td (${escaped}) Tj ET`, 'latin1')
  const parts = [
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj\n',
    `4 0 obj<</Length ${page.length}>>stream\n`,
  ]
  const end =
    '\nendstream endobj\n5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  return Buffer.concat([Buffer.from(parts.join('')), page, Buffer.from(end)])
}

/** A compressed archive of one entry that says of itself what it likes. */
export function packed(name: string, content: Buffer, saidSize = content.length): Buffer {
  const data = deflateRawSync(content, { level: 9 })
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc32(content.subarray(0, 1000)), 10)
  fields.writeUInt32LE(data.length, 14)
  fields.writeUInt32LE(saidSize, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('504b0304', 'hex'), fields, Buffer.from(name), data])
  const central = Buffer.concat([Buffer.from('504b01021400', 'hex'), fields, Buffer.alloc(14), Buffer.from(name)])
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
