/** Answers or throws. */
export type Probe = () => Promise<unknown>

export interface Fault {
  name: string
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
  #running: Promise<Fault[]> | undefined
  #isStopping = false

  constructor(probes: Readonly<Record<string, Probe>>, { patienceMs = patience } = {}) {
    this.#probes = probes
    this.#patience = patienceMs
  }

  /** From now on no new calls should be sent here. */
  stop() {
    this.#isStopping = true
  }

  get isStopping() {
    return this.#isStopping
  }

  /** What does not answer, and why, where that is told. */
  async faults(): Promise<Fault[]> {
    if (this.#isStopping) return [{ name: 'stopping' }]
    this.#running ??= this.#ask().finally(() => (this.#running = undefined))
    return this.#running
  }

  async #ask(): Promise<Fault[]> {
    const answered = await Promise.all(Object.entries(this.#probes).map(([name, probe]) => this.#fault(name, probe)))
    return answered.filter((fault) => fault !== undefined)
  }

  async #fault(name: string, probe: Probe): Promise<Fault | undefined> {
    let timer: NodeJS.Timeout | undefined
    const tooSlow = new Promise<Fault>((resolve) => {
      timer = setTimeout(() => resolve({ name }), this.#patience)
    })
    const answered = probe().then(
      () => undefined,
      (error: unknown) => ({ name, error }),
    )
    return Promise.race([answered, tooSlow]).finally(() => clearTimeout(timer))
  }
}
