declare module 'csv-parse/sync' {
  /** Of its options only those that are needed. */
  interface Options {
    delimiter: string
    relax_column_count: boolean
    relax_quotes: boolean
    skip_empty_lines: boolean
    to: number
  }
  export function parse(text: string, options: Options): string[][]
}
