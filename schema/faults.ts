import type { ErrorCode } from './errors.ts'

/** What can be wrong with a field. Each has words under `validations` in the messages. */
export const fieldFaults = [
  'required',
  'notValid',
  'tooLong',
  'tooShort',
  'tooMany',
  'invalidIdentityNumber',
  'passwordDigit',
  'passwordLowercase',
  'passwordUppercase',
  'passwordSpecial',
  'passwordCommon',
  'unknownCompany',
] as const

/** Why a spreadsheet is not read. Who brings one is told in the words of its screen. */
export const sheetFaults = ['macros', 'formulas', 'password', 'tooLarge', 'tooManyRows', 'unsafe', 'unreadable', 'empty'] as const

/** A refusal of the whole that is about one field is told at that field too. */
export type FieldFault = (typeof fieldFaults)[number] | (typeof sheetFaults)[number] | ErrorCode
