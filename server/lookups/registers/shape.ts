/** Registers are believed in what they say, and not in how: every part is looked at before it is used. */
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const words = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null)
export const whole = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null)
