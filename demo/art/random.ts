/** Numbers from 0 to 1 that look random and are the same every time: a leaf must not move between two drawings. */
export function seeded(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { between: (least: number, most: number) => least + next() * (most - least) }
}

export type Random = ReturnType<typeof seeded>
