import { renderScene } from './art/renderScene.ts'
import { conditionReport } from './documents/conditionReport.ts'
import { damageReport } from './documents/damageReport.ts'
import { deed } from './documents/deed.ts'
import { electricalCheck } from './documents/electricalCheck.ts'
import { insurancePolicy } from './documents/insurancePolicy.ts'
import { heatPumpService, painting, roofing, waterHeater, windows } from './documents/jobs.ts'
import type { Occasion } from './documents/occasion.ts'
import { villaProperty, type Property } from './documents/property.ts'
import { receiptFor } from './documents/receipt.ts'
import { schedule } from './documents/schedule.ts'
import { valueRate } from './documents/valueRate.ts'
import { layOut, type Report } from './pdf/layOut.ts'

const documents = {
  conditionReport,
  valueRate,
  damageReport,
  electricalCheck,
  waterHeaterReceipt: receiptFor(waterHeater),
  heatPumpReceipt: receiptFor(heatPumpService),
  windowsReceipt: receiptFor(windows),
  paintingReceipt: receiptFor(painting),
  roofReceipt: receiptFor(roofing),
  insurancePolicy,
  deed,
  schedule,
} satisfies Record<string, (property: Property, occasion: Occasion) => Report | Promise<Report>>

export type DocumentName = keyof typeof documents

export const documentNames = Object.keys(documents) as DocumentName[]

const usual: Occasion = { made: '2026-01-19', photograph: (scene, size) => renderScene(scene, { ...size, type: 'jpeg' }) }

/** The demo document of that kind, about that property, as a PDF file. */
export async function drawDocument(name: DocumentName, about: Partial<Property> = {}, occasion: Partial<Occasion> = {}): Promise<Buffer> {
  return layOut(await documents[name]({ ...villaProperty, ...about }, { ...usual, ...occasion }))
}
