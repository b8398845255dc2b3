/** Answers or throws. */
export type Probe = () => Promise<unknown>

const patience = 1000

/**
 * Whether what we stand on answers. A probe goes the way that calls go, so that a pool whose connections are all held
 * shows; askers share one probe, so that asking never makes the queue longer.
 */
export class Readiness {
  readonly #probes: Readonly<Record<string, Probe>>
  readonly #patience: number
  #running: Promise<string[]> | undefined
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

  /** The names of what does not answer. */
  async faults(): Promise<string[]> {
    if (this.#isStopping) return ['stopping']
    this.#running ??= this.#ask().finally(() => (this.#running = undefined))
    return this.#running
  }

  async #ask() {
    const answered = await Promise.all(
      Object.entries(this.#probes).map(async ([name, probe]) => ({ name, fault: await this.#fault(probe) })),
    )
    return answered.filter(({ fault }) => fault).map(({ name }) => name)
  }

  async #fault(probe: Probe) {
    let timer: NodeJS.Timeout | undefined
    const tooSlow = new Promise<true>((resolve) => {
      timer = setTimeout(() => resolve(true), this.#patience)
    })
    const answered = probe().then(
      () => false,
      () => true,
    )
    return Promise.race([answered, tooSlow]).finally(() => clearTimeout(timer))
  }
}
