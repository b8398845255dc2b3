import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Manifest, type Plugin } from 'vite'

/** What Chakra's reduced base and the stand-ins of `client/app/theme` save each visitor: the scripts that the app starts with, brotli. */
const root = path.resolve(import.meta.dirname, '..')
const outDir = path.join(root, 'dist/weighed')
const base = path.join(root, 'client/app/theme/base.ts')

/** As it comes: Chakra's own base in place of ours. */
const whole: Plugin = {
  name: 'whole-base',
  enforce: 'pre',
  load: (id) => (id === base ? "export { defaultBaseConfig as base } from '@chakra-ui/react'" : undefined),
}
/** And the packages that the stand-ins stand for. */
const withoutStandIns: Plugin = {
  name: 'without-stand-ins',
  configResolved(config) {
    const kept = config.resolve.alias.filter(({ replacement }) => !replacement.includes('standIns'))
    config.resolve.alias.splice(0, config.resolve.alias.length, ...kept)
  },
}

async function weightWith(plugins: readonly Plugin[]) {
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [...plugins],
    build: { outDir, sourcemap: false },
  })
  const manifest = JSON.parse(await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const next of manifest[name]!.imports ?? []) visit(next)
  }
  visit('index.html')
  const sizes = await Promise.all(
    [...seen].map(async (name) => brotliCompressSync(await readFile(path.join(outDir, manifest[name]!.file))).length),
  )
  await rm(outDir, { recursive: true })
  return sizes.reduce((sum, size) => sum + size, 0)
}

const reduced = await weightWith([])
for (const [called, plugins] of [
  ["Chakra's own base", [whole]],
  ['the packages instead of stand-ins', [withoutStandIns]],
  ['both', [whole, withoutStandIns]],
] as const) {
  const weight = await weightWith(plugins)
  process.stdout.write(`${called}: ${weight} bytes against ${reduced}, ${(((weight - reduced) / weight) * 100).toFixed(1)} % saved\n`)
}
