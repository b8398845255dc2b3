import path from 'node:path'
import { type Environment, given, refuse } from './variables.ts'

export type FileStore =
  | { kind: 'local'; folder: string }
  /** `scratch` is a folder of this machine, for what is not whole yet. */
  | { kind: 's3'; bucket: string; endpoint: string; region: string; scratch: string }

const expected = 'file:FOLDER or s3://BUCKET?endpoint=https://HOST&region=REGION'

export function readFileStore(env: Environment, dataDir: string): FileStore {
  const value = given(env, 'FILES_URL')
  return value === undefined ? { kind: 'local', folder: path.join(dataDir, 'files') } : fileStoreAt('FILES_URL', value, dataDir)
}

/** The store at an address. A relative folder lies under the data directory. */
export function fileStoreAt(name: string, value: string, dataDir: string): FileStore {
  const folder = /^file:(?:\/\/(?=\/))?(.+)$/.exec(value)?.[1]
  if (folder) return { kind: 'local', folder: path.resolve(dataDir, decodeURIComponent(folder)) }

  const store = URL.parse(value)
  const endpoint = URL.parse(store?.searchParams.get('endpoint') ?? '')
  const region = store?.searchParams.get('region')
  if (store?.protocol !== 's3:' || !store.hostname || !endpoint || !/^https?:$/.test(endpoint.protocol) || !region) {
    return refuse(name, expected)
  }
  return { kind: 's3', bucket: store.hostname, endpoint: endpoint.href, region, scratch: path.join(dataDir, 'tmp') }
}
