import { largestFile } from '#schema/files/formats.ts'

/** Why a file is not read, each with a sentence of what to do. */
export const refusedKinds = ['macros', 'formulas', 'password', 'tooLarge', 'tooManyRows', 'unsafe', 'unreadable', 'empty', 'gone'] as const
export type Refused = (typeof refusedKinds)[number]

/** What a name tells before anything is sent. */
export function refusedByName({ name, size }: Pick<File, 'name' | 'size'>): Refused | undefined {
  if (/\.xl(?:sm|tm|am|sb)$/i.test(name)) return 'macros'
  if (/\.xls$/i.test(name)) return 'password'
  if (!/\.(?:xlsx|csv)$/i.test(name)) return 'unreadable'
  if (size === 0) return 'empty'
  return size > largestFile ? 'tooLarge' : undefined
}
