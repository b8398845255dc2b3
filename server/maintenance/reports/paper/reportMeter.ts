/** The parts of a report, each drawn in one go: how far it has come is told by them. */
export const partCount = 10

export type MeterCells = Int32Array<SharedArrayBuffer>

/** Seen from both threads: how many parts are drawn, and whether anybody still wants the rest. */
export class Meter {
  /** What goes to the other thread. */
  readonly cells: MeterCells

  constructor(cells: MeterCells = new Int32Array(new SharedArrayBuffer(8))) {
    this.cells = cells
  }

  get drawn() {
    return Atomics.load(this.cells, 0)
  }
  get isStopped() {
    return Atomics.load(this.cells, 1) === 1
  }
  step() {
    Atomics.add(this.cells, 0, 1)
  }
  stop() {
    Atomics.store(this.cells, 1, 1)
  }
}
