interface Waiting<Asked, Made> {
  asked: Asked
  resolve: (made: Made) => void
  reject: (error: unknown) => void
}

/** Also where a test holds the clock. */
const afterThisBreath = setImmediate

/** What is asked for in the same breath is made at once: a statement for many costs hardly more than one for each of them. */
export function inOneBreath<Asked, Made>(makeAll: (asked: Asked[]) => Promise<Made[]>): (asked: Asked) => Promise<Made> {
  let waiting: Waiting<Asked, Made>[] = []
  async function make() {
    const all = waiting
    waiting = []
    try {
      const made = await makeAll(all.map(({ asked }) => asked))
      for (const [index, { resolve }] of all.entries()) resolve(made[index]!)
    } catch (error) {
      for (const { reject } of all) reject(error)
    }
  }
  return (asked) =>
    new Promise((resolve, reject) => {
      if (!waiting.length) afterThisBreath(() => void make())
      waiting.push({ asked, resolve, reject })
    })
}
