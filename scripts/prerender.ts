import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const bundle = path.join(root, 'dist/prerender')

/** The client asks the browser for its language; here it is told by the process that draws. */
const drawing = (language: string) => `
  globalThis.localStorage = { getItem: (key) => (key === 'language' ? '${language}' : null) }
  const { draw } = await import(${JSON.stringify(path.join(bundle, 'prerender.js'))})
  process.stdout.write(JSON.stringify(await draw()))`

async function drawnIn(language: string): Promise<unknown> {
  const flags = ['--no-warnings', '--input-type=module', '--eval', drawing(language)]
  const { stdout } = await promisify(execFile)(process.execPath, flags, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 2 ** 25,
  })
  return JSON.parse(stdout)
}

/** Draws what is shown before the code has come, in both languages, and puts it beside the built page. */
export async function prerender(client: string) {
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: path.join(root, 'client/app/prerender.tsx'),
      outDir: bundle,
      manifest: false,
      sourcemap: false,
      rolldownOptions: { input: path.join(root, 'client/app/prerender.tsx'), output: { codeSplitting: true } },
    },
  })
  const [nb, en] = await Promise.all([drawnIn('nb'), drawnIn('en')])
  await mkdir(client, { recursive: true })
  await writeFile(path.join(client, 'drawn.json'), JSON.stringify({ nb, en }))
  await rm(bundle, { recursive: true })
}
