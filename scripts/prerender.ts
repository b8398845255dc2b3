import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import type { Visit } from '#client/app/visit.ts'
import { inLanguage, languages, manifestOf, preloadsOf } from './firstVisit/preloads.ts'
import { recordFetches } from './firstVisit/recordFetches.ts'

const root = path.resolve(import.meta.dirname, '..')
const bundle = path.join(root, 'dist/prerender')

/** The client asks the browser for its language; here it is told by the process that runs it. */
const telling = (language: string, module: string, call: string) => `
  globalThis.localStorage = { getItem: (key) => (key === 'language' ? '${language}' : null) }
  const { ${call} } = await import(${JSON.stringify(bundle)} + '/${module}.js')
  process.stdout.write(JSON.stringify(await ${call}()), () => process.exit())`

async function printed(language: string, module: string, call: string): Promise<unknown> {
  const flags = ['--no-warnings', '--input-type=module', '--eval', telling(language, module, call)]
  const { stdout } = await promisify(execFile)(process.execPath, flags, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 2 ** 25,
  })
  return JSON.parse(stdout)
}

/** Beside the scripts, and like them named by what it says. */
async function writeNamed(client: string, name: string, told: object) {
  const text = JSON.stringify(told)
  const file = `assets/${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`
  await writeFile(path.join(client, file), text)
  return file
}

/**
 * Draws what is shown before the code has come, in both languages, and asks every address what it fetches; both lie beside
 * the built page.
 */
export async function prerender(client: string) {
  const input = { prerender: path.join(root, 'client/app/prerender.tsx'), visits: path.join(root, 'client/app/visits.ts') }
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [recordFetches()],
    build: {
      ssr: true,
      outDir: bundle,
      manifest: false,
      license: false,
      sourcemap: false,
      rolldownOptions: { input, output: { codeSplitting: true, entryFileNames: '[name].js' } },
    },
  })
  const drawn = (language: string) => printed(language, 'prerender', 'draw')
  const [nb, en, visits] = await Promise.all([drawn('nb'), drawn('en'), printed('nb', 'visits', 'everyVisit')])
  await mkdir(client, { recursive: true })
  await writeFile(path.join(client, 'drawn.json'), JSON.stringify({ nb, en }))
  const preloads = preloadsOf(manifestOf(client), visits as Visit[])
  const ahead = await Promise.all(languages.map((language) => writeNamed(client, `ahead-${language}`, inLanguage(preloads, language))))
  const named = Object.fromEntries(languages.map((language, at) => [language, ahead[at]]))
  await writeFile(path.join(client, 'preloads.json'), JSON.stringify({ ...preloads, ahead: named }))
  await rm(bundle, { recursive: true })
}
