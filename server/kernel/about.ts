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
export const about = (noted: Noted, answer: unknown) => new About(noted, answer)
