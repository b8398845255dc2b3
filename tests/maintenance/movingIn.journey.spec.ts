import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { workbook } from '#server/sheets/workbook.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page } from '#tests/support/journey.ts'
import { openedEstate, signIn, speak } from '#tests/support/journeys/visiting.ts'

const titles = ['Bygg', 'Del', 'Tiltak', 'Når', 'Intervall', 'Ca. pris']
const rows = [
  ['Garasjen', 'Tak', 'Legge nytt takbelegg', 'mai 2031', 'engang', 240_000],
  ['Garasjen', 'Takrenner', 'Rense takrennene på garasjen', '15.04.2027', '6 mnd', 4200],
  ['Garasjen', 'Dekke', 'Impregnere dekket', 'høst 27?', '5 år', 86_000],
  ['Garasjen', 'Sluk', 'Spyle slukene i garasjen', '2027', 'årlig', '12-15 000'],
]
const sheet = () => workbook([{ name: 'Plan', columns: titles.map((title) => ({ title, width: 20 })), rows }])

test.each([
  ['phone', 'nb', nb, 'Brageveien 3'],
  ['wide', 'en', en, 'Skareliveien 7'],
] as const)('a board moves in from a sheet, decides and reports (%s, %s)', async (viewport, language, texts, address) => {
  const moving = texts['maintenance.import']
  const economy = texts['maintenance.economy']
  const report = texts['maintenance.report']
  const scenario = texts['maintenance.scenario']
  const board = await page(viewport, language)
  await speak(board, language)
  await signIn(board, 'owner', texts)
  await openedEstate(board, address)
  const estate = new URL(board.url()).pathname

  await board.goto(`${estate}/maintenance/plan/import`)
  await board.getByLabel(moving.pick.title).setInputFiles({ name: 'Plan 2025.xlsx', mimeType: '', buffer: await sheet() })
  await board.getByRole('cell', { name: 'Impregnere dekket' }).waitFor()
  await expectAccessible(board)
  await board.getByRole('button', { name: moving.toColumns }).click()
  await board.getByRole('heading', { name: moving.columns.title }).waitFor()
  await expectAccessible(board)
  await board.getByRole('button', { name: /4/ }).last().click()
  const mend = (found: string, field: string) =>
    board.getByRole('textbox', { name: moving.check.meanLabel.replace('{found}', found).replace('{field}', field) })
  await mend('høst 27?', moving.field.startDate).fill('10.2027')
  await expectAccessible(board)
  await mend('12-15 000', moving.field.cost).fill('15 000')
  await board.getByRole('button', { name: moving.check.again }).click()
  await board.getByRole('button', { name: /4/ }).last().click()
  await board.getByRole('link', { name: moving.done.forecast }).click()
  await board.getByRole('heading', { name: texts['maintenance.economy'].title }).waitFor()
  await expectAccessible(board)

  await board.goto(`${estate}/maintenance/economy?show=forecast`)
  await board.getByRole('button', { name: scenario.new }).click()
  await board.getByRole('textbox', { name: scenario.name }).fill('2036')
  await board.getByRole('button', { name: scenario.form.add }).click()
  const task = board.getByRole('combobox', { name: scenario.form.task })
  const roof = task.getByRole('option', { name: 'Legge nytt takbelegg' })
  await task.selectOption(await roof.getAttribute('value'))
  await board.getByRole('combobox', { name: scenario.form.action }).selectOption('move')
  await board.getByRole('textbox', { name: scenario.form.year }).fill('2036')
  await expectAccessible(board)
  await board.getByRole('button', { name: scenario.save }).click()
  await board.getByRole('radio', { name: /2036/ }).check()
  await expectAccessible(board)
  await board.getByRole('button', { name: scenario.adopt }).click()
  await board.getByRole('button', { name: scenario.takeBack }).waitFor()

  await board.goto(`${estate}/maintenance/economy`)
  await board.getByRole('button', { name: economy.lock }).click()
  await board.getByRole('button', { name: economy.unlock }).waitFor()
  await expectAccessible(board)

  await board.goto(`${estate}/maintenance/reports/create`)
  const title = `Vedlikehold ${viewport}`
  await board.getByLabel(report.title, { exact: true }).fill(title)
  await board.getByRole('button', { name: report.create }).click()
  const line = board.getByRole('listitem').filter({ hasText: title })
  await line.getByRole('button', { name: report.make }).click()
  const paper = line.getByRole('link', { name: report.open })
  await paper.waitFor()
  const fetched = await board.request.get(new URL((await paper.getAttribute('href'))!, board.url()).pathname)
  expect(fetched.headers()['content-type']).toBe('application/pdf')
  expect((await fetched.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await expectAccessible(board)

  await board.goto(`${estate}/maintenance/economy?show=forecast`)
  await board.getByRole('button', { name: scenario.takeBack }).click()
  await board.getByRole('button', { name: scenario.takeBack }).waitFor({ state: 'detached' })
  await board.goto(`${estate}/maintenance/plan/import`)
  await board.getByRole('button', { name: moving.done.undo }).click()
  await board.getByRole('button', { name: moving.done.undo }).waitFor({ state: 'detached' })
})
