declare module 'read-excel-file/node' {
  /** Every sheet of a workbook. What a cell holds is looked at before it is believed. */
  export default function readXlsxFile(source: string | Buffer): Promise<{ sheet: string; data: unknown[][] }[]>
}
