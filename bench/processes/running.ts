interface Stopping {
  stop(): Promise<void>
}

/** What was started, to be stopped in the opposite order whatever happens. */
export class Running {
  readonly #children: Stopping[] = []

  keep = <T extends Stopping>(child: T): T => {
    this.#children.push(child)
    return child
  }

  async stop() {
    for (const child of this.#children.splice(0).reverse()) await child.stop()
  }
}
