import type { Child } from './child.ts'

/** What was started, to be stopped in the opposite order whatever happens. */
export class Running {
  readonly #children: Child[] = []

  keep = <T extends Child>(child: T): T => {
    this.#children.push(child)
    return child
  }

  async stop() {
    for (const child of this.#children.splice(0).reverse()) await child.stop()
  }
}
