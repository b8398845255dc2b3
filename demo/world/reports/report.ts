import type { SceneName } from '#demo/art/scenes.ts'
import type { DocumentName } from '#demo/documents.ts'
import type { Span } from '#demo/world/past.ts'
import type { PersonKey } from '#demo/world/people.ts'
import type { reportTypes } from '#schema/estates/documentKinds.ts'

export interface DemoReport {
  reportType: (typeof reportTypes)[number]
  /** `{year}` stands for the year it was made, here and in `file`. */
  name: string
  file: string
  content: { document: DocumentName } | { scene: SceneName }
  made: Span
  /** Where it says no day. */
  isUndated?: boolean
  /** Else the estate's first owner. */
  filedBy?: PersonKey
  /** When it was given the name that it has now. */
  renamed?: Span
  /** When it was thrown away; it can be had back. */
  deleted?: Span
}

export const conditionReport = (made: Span, name = 'Tilstandsrapport {year}'): DemoReport => ({
  reportType: 'conditionReport',
  name,
  file: 'Tilstandsrapport {year}.pdf',
  content: { document: 'conditionReport' },
  made,
})

export const valueRate = (made: Span, name = 'Verditakst {year}'): DemoReport => ({
  reportType: 'valueRate',
  name,
  file: 'Verditakst {year}.pdf',
  content: { document: 'valueRate' },
  made,
})

export const damageReport = (made: Span, name: string): DemoReport => ({
  reportType: 'damageReport',
  name,
  file: `Skaderapport {year}.pdf`,
  content: { document: 'damageReport' },
  made,
})

export const otherReport = (document: DocumentName, made: Span, name: string, file: string): DemoReport => ({
  reportType: 'otherReport',
  name,
  file,
  content: { document },
  made,
})

export const electricalCheck = (made: Span) =>
  otherReport('electricalCheck', made, 'Kontroll av elektrisk anlegg {year}', 'El-kontroll {year}.pdf')
export const heatPumpService = (made: Span) =>
  otherReport('heatPumpReceipt', made, 'Service på varmepumpe {year}', 'Kvittering varmepumpe {year}.pdf')
