declare module 'read-excel-file/node' {
  /** Every sheet of a workbook. What a cell holds is looked at before it is believed. */
  export default function readXlsxFile(path: string): Promise<{ sheet: string; data: unknown[][] }[]>
}
