import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#server/postgres/freePort.ts'

export type Mishap =
  | 'none'
  | 'audience'
  | 'issuer'
  | 'nonce'
  | 'noNonce'
  | 'late'
  | 'tooLate'
  | 'early'
  | 'tooEarly'
  | 'issuedLater'
  | 'foreignKey'
  | 'userinfoSub'

interface Described {
  name?: string
  label?: string
  identityNumberClaim?: string | undefined
  claimIn?: 'idToken' | 'userinfo'
  /** Whether those whom its authorities made up are people. */
  allowsSynthetic?: boolean
}

/** A provider in a process of its own, and what the product is told of it. */
export class TestProvider {
  #process: ChildProcess | undefined
  readonly port: number
  readonly described: Required<Pick<Described, 'name' | 'label' | 'claimIn'>> & Described
  private constructor(port: number, described: Described) {
    this.port = port
    this.described = { name: 'prov-id', label: 'Prøve-ID', claimIn: 'idToken', ...described }
  }

  static async start(described: Described = {}) {
    const provider = new TestProvider(await freePort(), { identityNumberClaim: 'nin', ...described })
    await provider.open()
    return provider
  }

  get issuer() {
    return `http://127.0.0.1:${this.port}`
  }
  /** As it stands in the file that `OIDC_PROVIDERS` names. */
  get configured() {
    const { name, label, identityNumberClaim, allowsSynthetic } = this.described
    const claim = { ...(identityNumberClaim && { identityNumberClaim }), ...(allowsSynthetic && { allowsSynthetic }) }
    return { name, label, issuer: this.issuer, clientId: 'grunnmur', clientSecret: 'a secret of theirs and ours', ...claim }
  }

  /** Once more, with new keys. */
  async open() {
    const { name, claimIn } = this.described
    const { clientId, clientSecret } = this.configured
    const client = {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [`http://localhost/api/public/oidc/${name}/callback`],
      post_logout_redirect_uris: ['http://localhost/login'],
    }
    const env = { PROVIDER_PORT: String(this.port), CLIENTS: JSON.stringify([client]), CLAIM_IN: claimIn, NODE_ENV: 'test' }
    this.#process = fork(path.join(import.meta.dirname, 'provider.mjs'), { env, silent: true })
    await once(this.#process, 'message')
  }
  /** Takes calls and does not answer them. */
  pause() {
    this.#process?.kill('SIGSTOP')
  }
  goOn() {
    this.#process?.kill('SIGCONT')
  }
  async close() {
    if (!this.#process) return
    const exited = once(this.#process, 'exit')
    this.#process.kill()
    await exited
    this.#process = undefined
  }

  knows(people: Readonly<Record<string, object>>) {
    return fetch(`${this.issuer}/people`, { method: 'POST', body: JSON.stringify(people) })
  }
  does(mishap: Mishap) {
    return fetch(`${this.issuer}/mishap?is=${mishap}`)
  }

  /** What a browser does at the provider: answers where it is sent back to. Nobody is somebody who says no. */
  async visit(address: string, person: string | undefined): Promise<string> {
    const cookies = new Map<string, string>()
    let next = new URL(address)
    for (let steps = 0; steps < 10; steps++) {
      if (next.origin !== this.issuer) return next.href
      if (next.pathname.startsWith('/interaction/') && person) next.searchParams.set('as', person)
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        cookies.set(name, value)
      }
      const to = answer.headers.get('location')
      if (!to) throw new Error(`${next.href} answered ${answer.status}: ${await answer.text()}`)
      next = new URL(to, next)
    }
    throw new Error('the provider sends the browser round and round')
  }
}

/** The file that `OIDC_PROVIDERS` names. */
export async function providersFile(providers: readonly TestProvider[]) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'grunnmur-providers-')), 'providers.json')
  await writeFile(file, JSON.stringify(providers.map(({ configured }) => configured)))
  return file
}
