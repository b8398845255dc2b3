import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
/** A busy machine, and a server that is slow by its nature, take their time. */
const patience = 600_000

interface Start {
  name: string
  file: string
  flags?: readonly string[]
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** One of our programs, run beside us. It ends with us: the channel between us closes even when we are killed. */
export class Child {
  readonly name: string
  readonly #process: ChildProcess
  readonly #gone: Promise<never>

  constructor({ name, file, flags = [], args = [], env = {} }: Start) {
    this.name = name
    this.#process = spawn(process.execPath, [...flags, path.join(root, file), ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, ...env },
      // What the product writes to its log goes where a busy server's log goes: to a file that is not looked at here.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Ctrl-C in a terminal goes to the whole group; who ends when is decided here.
      detached: true,
    })
    this.#gone = once(this.#process, 'exit').then(([code, signal]) => {
      throw new Error(`${name} ended (${String(signal ?? code)})`)
    })
    this.#gone.catch(() => undefined)
  }

  get pid() {
    return this.#process.pid!
  }

  /** At once, without a word to it. */
  kill() {
    this.#process.kill('SIGKILL')
  }

  /** Its end, however it comes. */
  get gone(): Promise<void> {
    return this.#gone.catch(() => undefined)
  }

  /** What it says first, or next. */
  async heard<T>(): Promise<T> {
    const timer = AbortSignal.timeout(patience)
    const [message] = (await Promise.race([once(this.#process, 'message', { signal: timer }), this.#gone])) as [T]
    return message
  }

  async ask<T>(question: object): Promise<T> {
    const answer = this.heard<T>()
    this.#process.send(question)
    return answer
  }

  async stop() {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const exit = once(this.#process, 'exit')
    this.#process.kill('SIGTERM')
    const force = setTimeout(() => this.#process.kill('SIGKILL'), 20_000)
    await exit
    clearTimeout(force)
  }
}
