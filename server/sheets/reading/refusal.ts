/** Why a spreadsheet is not read. */
export const sheetRefusals = ['macros', 'formulas', 'password', 'tooLarge', 'tooManyRows', 'unsafe', 'unreadable', 'empty'] as const
export type SheetRefusal = (typeof sheetRefusals)[number]

export class RefusedSheet extends Error {
  readonly refusal: SheetRefusal
  constructor(refusal: SheetRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}
