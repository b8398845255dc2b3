import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { drawAppIcons } from './appIcons.ts'
import { clientIsFresh, clientStamp, stampFile } from './clientStamp.mjs'
import { prerender } from './prerender.ts'

const root = path.resolve(import.meta.dirname, '..')
const dist = path.join(root, 'dist')
const finished = path.join(dist, 'client')
const growing = path.join(dist, 'client.growing')
const maps = path.join(dist, 'sourcemaps')

const files = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** Source maps are for reading error reports, not for serving. */
async function putMapsAside() {
  await rm(maps, { recursive: true, force: true })
  for (const map of (await files(growing)).filter((file) => file.endsWith('.map'))) {
    const aside = path.join(maps, path.relative(growing, map))
    await mkdir(path.dirname(aside), { recursive: true })
    await rename(map, aside)
  }
}

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
const gzipped = (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })

/** Once, at maximum, so that no request pays for it. Pages are filled in when served, fonts and pictures are dense already. */
async function compress() {
  const worthwhile = (await files(growing)).filter((file) => /\.(js|css|svg|json|txt)$/.test(file))
  await Promise.all(
    worthwhile.map(async (file) => {
      const content = await readFile(file)
      await writeFile(`${file}.br`, await brotli(content))
      await writeFile(`${file}.gz`, await gzipped(content))
    }),
  )
}

export async function buildClient() {
  const stamp = clientStamp()
  await rm(stampFile, { force: true })
  await build({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn', build: { outDir: growing } })
  await prerender(growing)
  await drawAppIcons(growing)
  await putMapsAside()
  await compress()
  await rm(finished, { recursive: true, force: true })
  await rename(growing, finished)
  await writeFile(stampFile, `${stamp}\n`)
}

if (import.meta.main) {
  const isNeeded = !process.argv.includes('--if-stale') || !clientIsFresh() || !existsSync(finished)
  if (isNeeded) await buildClient()
}
