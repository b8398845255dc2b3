import { AppError } from './errors.ts'
import { RecentlyUsed } from './recentlyUsed.ts'

const most = 10_000

interface Purse {
  points: number
  /** When that many were in it; in seconds, by the process's own steady clock. */
  at: number
}

/** What the visitors of a public link may ask for between them. */
export const linkAllowance = () => new Allowance({ size: 20_000, perSecond: 1000 })

/** What the tokens of an account may ask for between them: more than a program needs that fetches all there is. */
export const tokenAllowance = () => new Allowance({ size: 60_000, perSecond: 2000 })

/** How many documents one address may have read that we have not kept. Whoever sends the same ones again and again, with variables, needs hardly any. */
export const documentAllowance = () => new Allowance({ size: 1500, perSecond: 5 })

/** What an account or an address may be told of the schema, in points. A tool asks once; what is asked for often lies here as text. */
export const descriptionAllowance = () => new Allowance({ size: 3000, perSecond: 50 })

/** How many questions to the registers outside; whoever types asks one with nearly every letter. */
export const lookUpAllowance = () => new Allowance({ size: 300, perSecond: 2 })

/** What each name may use: a purse of points that fills again while it lies. */
export class Allowance {
  readonly size: number
  readonly perSecond: number
  readonly #now: () => number
  readonly #purses = new RecentlyUsed<Purse>(most)

  constructor({ size, perSecond, now = () => performance.now() / 1000 }: { size: number; perSecond: number; now?: () => number }) {
    this.size = size
    this.perSecond = perSecond
    this.#now = now
  }

  /** How many are left then. Refuses what the purse does not hold, and takes nothing from it. */
  spend(name: string, points: number): number {
    const at = this.#now()
    const held = this.#held(name, at)
    const left = held - points
    if (left < 0) {
      const retryAfter = Math.max(1, Math.ceil(-left / this.perSecond))
      const limits = { points: { max: Math.floor(held), asked: points } }
      throw new AppError('cannotHandleTheRequest', { reason: 'tooMany', limits }, { retryAfter })
    }
    this.#purses.set(name, { points: left, at })
    return left
  }

  left(name: string): number {
    return this.#held(name, this.#now())
  }

  #held(name: string, now: number) {
    const purse = this.#purses.get(name)
    return purse ? Math.min(this.size, purse.points + (now - purse.at) * this.perSecond) : this.size
  }
}
