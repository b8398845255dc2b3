import { conditionReport } from './documents/conditionReport.ts'
import { damageReport } from './documents/damageReport.ts'
import { villaProperty, type Property } from './documents/property.ts'
import { receipt } from './documents/receipt.ts'
import { valueRate } from './documents/valueRate.ts'
import { layOut } from './pdf/layOut.ts'

const documents = { conditionReport, valueRate, damageReport, receipt }

export type DocumentName = keyof typeof documents

export const documentNames = Object.keys(documents) as DocumentName[]

/** The demo document of that kind, about that property, as a PDF file. */
export async function drawDocument(name: DocumentName, about: Partial<Property> = {}): Promise<Buffer> {
  return layOut(await documents[name]({ ...villaProperty, ...about }))
}
