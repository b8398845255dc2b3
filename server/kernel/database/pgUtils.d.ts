declare module 'pg/lib/utils.js' {
  /** A value as PostgreSQL takes it in. */
  export function prepareValue(value: unknown): string | Buffer | null
}
