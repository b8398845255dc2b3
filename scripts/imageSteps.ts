// The steps of the Dockerfile, done in folders of this machine: what can be known of an image where there is no Docker.
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Copy, DockerfileParser, type PropertyInstruction } from 'dockerfile-ast'

const repository = path.resolve(import.meta.dirname, '..')

export interface Image {
  /** What its `/` is. */
  root: string
  workdir: string
  env: Record<string, string>
  user: string | undefined
  command: string[]
}

/** What Docker is handed of a clone: what git keeps, less what .dockerignore names. */
function context(): string[] {
  const ignored = readFileSync(path.join(repository, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  const isIgnored = (file: string) => ignored.some((one) => file === one || file.startsWith(`${one}/`) || path.matchesGlob(file, one))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: repository, encoding: 'utf8' })
  return listed.split('\n').filter((file) => file && !isIgnored(file))
}

const begun = (root: string): Image => ({ root, workdir: '/', env: {}, user: undefined, command: [] })
const copied = { recursive: true, verbatimSymlinks: true } as const

class Stage {
  readonly image: Image
  readonly #stages: ReadonlyMap<string, Stage>

  constructor(folder: string, stages: ReadonlyMap<string, Stage>) {
    const root = mkdtempSync(path.join(folder, 'stage-'))
    chmodSync(root, 0o755)
    this.image = begun(root)
    this.#stages = stages
  }

  /** A place of the image, on this machine. */
  at(...parts: string[]) {
    return path.join(this.image.root, path.posix.resolve(this.image.workdir, ...parts))
  }

  copy(words: readonly string[], flags: ReadonlyMap<string, string>) {
    const [to, ...sources] = words.toReversed()
    const from = this.#stages.get(flags.get('from') ?? '')
    for (const source of sources) {
      // A folder's contents, or a file under its own name.
      if (from) this.#put(path.join(from.image.root, source), to!)
      else
        for (const file of context().filter((one) => source === '.' || one === source || one.startsWith(`${source}/`)))
          cpSync(path.join(repository, file), this.at(to!, to === `./${source}` ? path.relative(source, file) : file), copied)
    }
  }

  #put(source: string, to: string) {
    const isFolder = statSync(source).isDirectory()
    cpSync(source, isFolder ? this.at(to) : this.at(to, path.basename(source)), copied)
  }

  /** Places outside the folder of the code lie in the image too; who owns them is the image's to say. */
  run(script: string) {
    const within = script.replaceAll(/(?<=\s)\/(?=\w)/g, `${this.image.root}/`).replaceAll(/\bchown\b[^&|;]*/g, 'true ')
    const node = path.dirname(process.execPath)
    // How this machine reaches registries is its own matter; what it is used for is not.
    const { NODE_ENV: _mode, ...given } = process.env
    const env = { ...given, PATH: `${node}${path.delimiter}${process.env['PATH']}`, ...this.image.env }
    execFileSync('sh', ['-c', within], { cwd: this.at(), env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

/** Does them all in a folder; answers the last stage, which is the image. */
export function imageIn(folder: string = mkdtempSync(path.join(tmpdir(), 'grunnmur-image-'))): Image {
  const stages = new Map<string, Stage>()
  let stage: Stage | undefined
  for (const step of DockerfileParser.parse(readFileSync(path.join(repository, 'Dockerfile'), 'utf8')).getInstructions()) {
    const words = step.getArguments().map((word) => word.getValue())
    const keyword = step.getKeyword()
    if (keyword === 'FROM') {
      stage = new Stage(folder, stages)
      stages.set(words[2] ?? 'last', stage)
      continue
    }
    const { image } = stage!
    const raw = step.getArgumentsContent() ?? ''
    const flags = new Map(
      'getFlags' in step ? (step as Copy).getFlags().map((flag) => [flag.getName(), flag.getValue() ?? ''] as const) : [],
    )
    if (keyword === 'WORKDIR') mkdirSync(path.join(image.root, (image.workdir = words[0]!)), { recursive: true })
    if (keyword === 'ENV')
      for (const each of (step as PropertyInstruction).getProperties()) image.env[each.getName()] = each.getValue() ?? ''
    if (keyword === 'COPY')
      stage!.copy(
        words.filter((word) => !word.startsWith('--')),
        flags,
      )
    if (keyword === 'RUN') stage!.run(raw.replaceAll(/\\\n/g, ' '))
    if (keyword === 'USER') image.user = words[0]
    if (keyword === 'CMD') image.command = JSON.parse(raw) as string[]
  }
  return stage!.image
}
