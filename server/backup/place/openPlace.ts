import path from 'node:path'
import { refuse } from '#server/config/variables.ts'
import type { BackupPlace } from './backupPlace.ts'
import { FolderPlace } from './folderPlace.ts'
import type { S3Address } from './s3Place.ts'

const expected = 'a folder, or s3://BUCKET/PREFIX?endpoint=https://HOST&region=REGION'

/** A folder, or a bucket; whoever names it is told by `name` what is wrong with it. */
export function placeAt(name: string, value: string): { folder: string } | S3Address {
  if (!/^s3:/i.test(value)) {
    const folder = value.replace(/^file:(?:\/\/(?=\/))?/, '')
    return folder ? { folder: path.resolve(folder) } : refuse(name, expected)
  }
  const store = URL.parse(value)
  const endpoint = URL.parse(store?.searchParams.get('endpoint') ?? '')
  const region = store?.searchParams.get('region')
  if (!store?.hostname || !endpoint || !/^https?:$/.test(endpoint.protocol) || !region) return refuse(name, expected)
  const prefix = decodeURIComponent(store.pathname).replace(/^\/+/, '').replace(/\/*$/, '/')
  return { bucket: store.hostname, prefix: prefix === '/' ? '' : prefix, endpoint: endpoint.href, region }
}

/** Only who uses a store of objects pays for its library. */
export async function openPlace(name: string, value: string): Promise<BackupPlace> {
  const place = placeAt(name, value)
  if ('folder' in place) return new FolderPlace(place.folder)
  const { S3Place } = await import('./s3Place.ts')
  return new S3Place(place)
}
