/** What a large installation holds after years: the whole of it, of which a share can be made. */
const whole = { estates: 100_000, tasks: 5_000_000, files: 10_000_000, entries: 100_000_000, largeProjects: 5000 }

/** Fewer estates hold not all who ask, and a company with fewer projects is none of the large. */
const [fewestEstates, fewestProjects] = [1000, 1000]

export type ScaleAmounts = typeof whole

export function amountsOf(share: number): ScaleAmounts {
  const part = (count: number) => Math.ceil(count * share)
  return {
    // An owner has ten, and each tenth of them something of its own.
    estates: Math.max(fewestEstates, Math.ceil(part(whole.estates) / 100) * 100),
    tasks: part(whole.tasks),
    files: part(whole.files),
    entries: part(whole.entries),
    largeProjects: Math.max(fewestProjects, part(whole.largeProjects)),
  }
}

/** The world that the large one is held against: as many people ask there, and hardly anybody else. */
export const smallWorld = { estates: fewestEstates, registered: 1000, documents: 1000, hasLarge: false }
