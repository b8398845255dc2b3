/** Answers or throws. */
export type Probe = () => Promise<unknown>

export interface Fault {
  /** The part that does not answer. */
  name: string
  /** Since the first time that it was asked and did not. */
  since: Date
  error?: unknown
}

const patience = 1000

/**
 * Whether what we stand on answers. A probe goes the way that calls go, so that a pool whose connections are all held
 * shows; askers share one probe, so that asking never makes the queue longer.
 */
export class Readiness {
  readonly #probes: Readonly<Record<string, Probe>>
  readonly #patience: number
  readonly #since = new Map<string, Date>()
  #running: Promise<Fault[]> | undefined
  #leavingSince: Date | undefined
  #isStopping = false

  constructor(probes: Readonly<Record<string, Probe>>, { patienceMs = patience } = {}) {
    this.#probes = probes
    this.#patience = patienceMs
  }

  /** From now on no new calls should be sent here; those that come are served. */
  leave() {
    this.#leavingSince ??= new Date()
  }

  /** What was begun is finished, and nothing new is waited for. */
  stop() {
    this.leave()
    this.#isStopping = true
  }

  get isStopping() {
    return this.#isStopping
  }

  /** What does not answer, since when, and why, where that is told. */
  async faults(): Promise<Fault[]> {
    if (this.#leavingSince) return [{ name: 'stopping', since: this.#leavingSince }]
    this.#running ??= this.#ask().finally(() => (this.#running = undefined))
    return this.#running
  }

  async #ask(): Promise<Fault[]> {
    const answered = await Promise.all(Object.entries(this.#probes).map(([name, probe]) => this.#fault(name, probe)))
    return answered.filter((fault) => fault !== undefined)
  }

  async #fault(name: string, probe: Probe): Promise<Fault | undefined> {
    let timer: NodeJS.Timeout | undefined
    const tooSlow = new Promise<{ error?: unknown }>((resolve) => {
      timer = setTimeout(() => resolve({}), this.#patience)
    })
    const answered = probe().then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    const failed = await Promise.race([answered, tooSlow]).finally(() => clearTimeout(timer))
    if (!failed) {
      this.#since.delete(name)
      return undefined
    }
    const since = this.#since.get(name) ?? new Date()
    this.#since.set(name, since)
    return { name, since, ...failed }
  }
}
