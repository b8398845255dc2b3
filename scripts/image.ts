import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Image, imageIn } from './imageSteps.ts'

const there = ['dist/client/index.html', 'dist/client/licences.txt', 'node_modules/fastify', 'server/main.ts']
const left = ['tests', 'bench', '.git', 'client/app', 'dist/sourcemaps', 'node_modules/vitest', 'node_modules/react', 'node_modules/vite']
const largest = 350
const served = ['/readyz', '/', '/licences.txt', '/site/accessibility']

/** Who may do nothing to the code: as the image's own user, where we may be anybody; else the code is closed to ourselves. */
const stranger = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {}

const folder = mkdtempSync(path.join(tmpdir(), 'grunnmur-image-'))
chmodSync(folder, 0o755)
let isWell = true
function check(what: string, holds: boolean) {
  console.log(`${holds ? 'well ' : 'WRONG'}  ${what}`)
  isWell &&= holds
}

/** What lies in it. */
function look({ root, user }: Image) {
  const at = (place: string) => existsSync(path.join(root, 'app', place))
  for (const place of there) check(`${place} is there`, at(place))
  for (const place of left) check(`${place} is not`, !at(place))
  const megabytes = Number(execFileSync('du', ['-sm', path.join(root, 'app')], { encoding: 'utf8' }).split('\t')[0])
  check(`it weighs ${megabytes} MB, at most ${largest}`, megabytes <= largest)
  check(`it is run by ${user}`, user === 'node')
}

/** With its code closed to it: it writes to its data and its temporary folder alone. */
async function serve({ root, workdir, env, command }: Image) {
  const [data, temporary] = [path.join(folder, 'data'), path.join(folder, 'tmp')]
  for (const place of [data, temporary]) {
    mkdirSync(place)
    if (stranger.uid) chownSync(place, stranger.uid, stranger.gid)
  }
  execFileSync('chmod', ['-R', 'a-w', root])
  const own = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, TMPDIR: temporary, DRAIN_SECONDS: '0', LOG_LEVEL: 'warn' }
  const server = spawn(process.execPath, [...command.slice(1), '--quiet'], {
    ...stranger,
    cwd: path.join(root, workdir),
    env: { ...env, ...own, NODE_COMPILE_CACHE: path.join(temporary, 'compiled') },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  const [started] = (await Promise.race([once(server, 'message'), ended])) as [{ address: string } | number]
  if (typeof started !== 'object') return check('it starts', false)
  for (const url of served) {
    const { status } = await fetch(started.address + url)
    check(`${url} is answered with ${status}`, status === 200)
  }
  server.kill('SIGTERM')
  const [code] = (await ended) as [number | null]
  check(`it ends with ${code}`, code === 0)
}

try {
  const image = imageIn(folder)
  look(image)
  await serve(image)
} finally {
  if (!stranger.uid) execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isWell ? 0 : 1
