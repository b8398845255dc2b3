import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { applicationUrl } from '../../server/postgres/application.ts'
import { clusterPassword } from '../../server/postgres/password.ts'
import { clusterPlace } from '../../server/postgres/place.ts'
import { livingPostmaster } from '../../server/postgres/postmaster.ts'
import { Child } from '../processes/child.ts'
import { compileCache } from '../processes/serverEnvironment.ts'

export const victims = ['server', 'PostgreSQL', 'both'] as const
export type Victim = (typeof victims)[number]

/** The product on the database that comes along, in a folder of its own, started anew whenever it has ended. */
export class Service {
  readonly folder: string
  readonly #cluster: string
  readonly #password: string
  #server: Child | undefined
  #port = '0'
  #isWanted = true
  #kept: Promise<void> | undefined
  address = ''

  /** In a folder that holds data, else in a new one. */
  static async start(folder?: string) {
    const service = new Service(folder ?? (await mkdtemp(path.join(tmpdir(), 'grunnmur-kills-'))))
    service.#kept = service.#keep()
    return service
  }

  private constructor(folder: string) {
    this.folder = folder
    const wanted = path.join(folder, 'postgres')
    this.#password = clusterPassword(wanted)
    this.#cluster = clusterPlace(wanted, this.#password)
  }

  /** With the data of the demo, since it has no database of its own. */
  async #keep() {
    while (this.#isWanted) {
      const server = new Child({
        name: 'the product',
        file: 'server/main.ts',
        args: ['--quiet'],
        env: {
          DATA_DIR: this.folder,
          PORT: this.#port,
          NODE_ENV: 'production',
          NODE_COMPILE_CACHE: compileCache,
          LOG_LEVEL: 'silent',
          REPORT_WAIT_SECONDS: '0',
        },
      })
      this.#server = server
      server.heard<{ address: string }>().then(
        ({ address }) => {
          this.address = address
          this.#port = new URL(address).port
        },
        () => undefined,
      )
      await server.gone
    }
  }

  get databaseUrl() {
    return applicationUrl(livingPostmaster(this.#cluster)!, this.#password)
  }

  /** As a machine does that has run out of memory. */
  kill(victim: Victim) {
    const postmaster = livingPostmaster(this.#cluster)
    if (victim !== 'PostgreSQL') this.#server!.kill()
    if (victim !== 'server' && postmaster) process.kill(postmaster.pid, 'SIGKILL')
  }

  /** Until it says that it takes calls. */
  async ready() {
    for (;;) {
      const answer = await fetch(`${this.address}/readyz`).catch(() => undefined)
      if (answer?.ok) return
      await pause(20)
    }
  }

  async stop() {
    this.#isWanted = false
    await this.#server?.stop()
    await this.#remove()
  }

  /** As when the machine is lost, with all that lay on it. */
  async lose() {
    this.#isWanted = false
    this.kill('both')
    await this.#remove()
  }

  async #remove() {
    await this.#kept
    await rm(this.folder, { recursive: true, force: true })
    if (!this.#cluster.startsWith(this.folder)) await rm(path.dirname(this.#cluster), { recursive: true, force: true })
  }
}
