import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { flatten } from '#client/messages/messages.ts'
import { nb } from '#client/messages/nb.ts'

/** Names, of products, firms, standards and files. */
const names = {
  'app.homePage.title': 'Grunnmur',
  'app.language.nb': 'Norsk',
  'app.language.en': 'English',
  'history.system': 'Grunnmur',
  'maintenance.duties.basis.playgroundCheck': 'NS-EN 1176-7',
  'maintenance.duties.basis.playgroundLook': 'NS-EN 1176-7',
  'maintenance.import.sample.responsible': 'Nordtak',
  'maintenance.portfolio.badCount': '{count} × TG3',
  'maintenance.portfolio.filters.bad': 'TG3',
  'maintenance.sheet.csv': 'CSV',
  'maintenance.sheet.xlsx': 'Excel',
  'orders.report.pdf': 'PDF',
}

/** What either language calls alike. */
const words = {
  'accounts.companyInvitation.role.COMPANY_ADMIN': 'Administrator',
  'accounts.createPassword.lead': 'For {email}.',
  'administration.operating.figure.database': 'Database',
  'administration.operating.milliseconds': '{count} ms',
  'app.role.Company_Admin': 'Administrator',
  'companies.logo.title': 'Logo',
  'companies.role.COMPANY_ADMIN': 'Administrator',
  'deleted.kind.planScenario': 'Scenario',
  'estates.controlPoint.completeOk': 'OK',
  'estates.controlPoint.result.ok': 'OK',
  'estates.mine': 'Mine',
  'estates.renovations.documentType': 'Type',
  'estates.reportArchive.type': 'Type',
  'estates.technical.fact.radonBq': 'Radon',
  'estates.value.kroner': 'kr',
  'history.field.radonBq': 'radon',
  'history.field.type': 'type',
  'mailbox.task.send': 'Send',
  'maintenance.economy.deviation.over': '+{sum} over',
  'maintenance.economy.deviation.under': '−{sum} under',
  'maintenance.forecast.kroner': 'Kroner',
  'maintenance.forecast.perArea': '{sum} per m²',
  'maintenance.part.plan': 'Plan',
  'maintenance.report.type': 'Type',
}

/** Without what is put into them; a letter alone is a grade or a unit. */
const saysAnything = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''))

test('what is written is translated, but for names and words that both languages share', () => {
  const written = { nb: flatten(nb), en: flatten(en) }
  const alike = Object.entries(written.nb).filter(([key, text]) => text === (written.en as Record<string, unknown>)[key])
  const said = alike.filter(([, text]) => saysAnything(text as string))
  expect(Object.fromEntries(said)).toEqual({ ...names, ...words })
})
