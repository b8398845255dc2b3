import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

const modules = path.resolve(import.meta.dirname, '../../node_modules')
const folder = path.join(modules, '.cache/page-tests')
export const chakra = path.join(folder, 'chakra.mjs')

/** Of the same house: its parts, which nobody else asks for. React and its kin stay outside, so that there is one of each. */
const parts = /^(@chakra-ui|@ark-ui|@zag-js|@pandacss|@floating-ui|@internationalized|proxy-compare|proxy-memoize)/
const isOutside = (name: string) => !/^[./]/.test(name) && !parts.test(name)

const locked = () =>
  createHash('sha256')
    .update(readFileSync(path.join(modules, '../package-lock.json')))
    .update(readFileSync(import.meta.filename))
    .digest('hex')

/** The library as one module rather than 1,500: loading those takes longer than most files of page tests. */
export default async function setup() {
  const [stamp, wanted] = [path.join(folder, 'chakra.stamp'), locked()]
  if (existsSync(chakra) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await build({
    configFile: false,
    logLevel: 'error',
    // To ask for the environment is dear, and this asks with everything that it draws.
    define: { 'process.env.NODE_ENV': '"test"' },
    build: {
      outDir: folder,
      minify: false,
      lib: { entry: path.join(modules, '@chakra-ui/react/dist/esm/index.js'), formats: ['es'], fileName: () => path.basename(chakra) },
      rollupOptions: { external: isOutside },
    },
  })
  writeFileSync(stamp, wanted)
}
