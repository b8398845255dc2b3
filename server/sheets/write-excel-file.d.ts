declare module 'write-excel-file/node' {
  /** Of its cells only those that say what they hold: what somebody typed is text, and never computed. */
  type Cell =
    | { type: StringConstructor; value: string; fontWeight?: 'bold' }
    | { type: NumberConstructor; value: number; format?: string; fontWeight?: 'bold' }
    | null
  interface Sheet {
    sheet: string
    data: Cell[][]
    columns: { width: number }[]
    stickyRowsCount: number
  }
  export default function writeXlsxFile(sheets: Sheet[]): { toBuffer(): Promise<Buffer> }
}
