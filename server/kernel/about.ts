import type { Noted } from './call.ts'

/** An answer, with what the log says of the command where that is no record that it wrote or removed. */
export class About {
  readonly noted: Noted
  readonly answer: unknown
  constructor(noted: Noted, answer: unknown) {
    this.noted = noted
    this.answer = answer
  }
}

/** An answer to what was done before, and has its entry in the log. */
export class DoneBefore {
  readonly answer: unknown
  constructor(answer: unknown) {
    this.answer = answer
  }
}

export const about = (noted: Noted, answer: unknown) => new About(noted, answer)
