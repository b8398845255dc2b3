import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page, type Viewport } from '#tests/support/journey.ts'
import { type Language, signIn, speak } from '#tests/support/journeys/visiting.ts'
import { png } from '#tests/support/world/pictures.ts'

const texts = { nb, en }
const button = (shown: Page, name: string | RegExp) => shown.getByRole('button', { name, exact: true })
const beginning = (text: string) => new RegExp(`^${text.split('{')[0]!}`)

async function visitor(who: 'leader' | 'owner' | 'pro', address: string, viewport: Viewport, language: Language) {
  const shown = await page(viewport, language)
  await speak(shown, language)
  await signIn(shown, who, texts[language], address)
  return shown
}
interface Told {
  controlAreas: { controlAreaId: string; type: string }[]
  controlPoints: { controlPointId: string; isCompleted: boolean }[]
  estate: { estateId: string }
  publicLinkKey: string
}
const told = async (shown: Page, path: string) => (await (await shown.request.get(path)).json()) as Told
const put = async (shown: Page, path: string, data: object) => expect((await shown.request.put(path, { data })).status()).toBe(200)

test.each([
  ['wide', 'nb'],
  ['phone', 'en'],
] as const)('on a %s screen, in %s: a bathroom from the task page to the book that its owner keeps', async (viewport, language) => {
  const { mailbox, projects, deviations } = texts[language]
  const name = language === 'nb' ? 'Bad i kjelleren' : 'The bathroom downstairs'

  const pro = await visitor('pro', '/private/task/cadastre', viewport, language)
  await pro.getByLabel(mailbox.task.search.cadastre).fill('0301-207/80')
  // On a phone the suggestions lie over the button once they have come.
  await pro.getByRole('option').first().click()
  await pro.getByRole('link', { name: mailbox.task.startProject }).click()
  await pro.getByText(projects.type.RENOVATION, { exact: true }).click()
  await pro.getByText(projects.group.BATHROOM, { exact: true }).click()
  await pro.getByLabel(projects.new.name, { exact: true }).fill(name)
  await expectAccessible(pro)
  await button(pro, projects.new.next.people).click()
  await pro.getByRole('heading', { level: 1, name: projects.new.question.people }).waitFor()
  await pro.getByLabel(projects.new.addManager).selectOption({ label: 'Leif Byggmo' })
  await expectAccessible(pro)
  await button(pro, projects.new.next.dates).click()
  await pro.getByRole('checkbox', { name: projects.new.fourEyes }).check({ force: true })
  await button(pro, projects.new.next.areas).click()
  await pro.getByRole('heading', { level: 1, name: projects.new.question.areas }).waitFor()
  await pro.getByRole('button', { name: beginning(language === 'nb' ? 'Opprett prosjektet' : 'Create the project') }).click()
  await pro.waitForURL(/\/private\/project\/[\w-]+$/)
  await pro.getByRole('heading', { level: 1, name }).waitFor()
  await expectAccessible(pro)
  const at = new URL(pro.url()).pathname
  const api = `/api${at}`

  const { controlAreas, estate } = await told(pro, api)
  const wet = controlAreas.find(({ type }) => type === 'wetAreas')!
  const areaApi = `${api}/control-areas/${wet.controlAreaId}`
  const { controlPoints } = await told(pro, areaApi)
  const [first, ...others] = controlPoints.map(({ controlPointId }) => controlPointId)
  await pro.goto(`${at}/control-areas/${wet.controlAreaId}?point=${first}`)
  await pro
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'sluk.png', mimeType: 'image/png', buffer: await png() })
  await pro
    .getByRole('button', { name: /sluk\.png/ })
    .first()
    .waitFor()
  await button(pro, deviations.raise).click()
  await pro.getByLabel(deviations.form.text, { exact: true }).fill('Riss i flisen')
  await button(pro, deviations.raise).click()
  await pro.getByRole('link', { name: /Riss i flisen/ }).waitFor()
  await expectAccessible(pro)
  // Against its own deviation it is in order with a reason alone.
  await button(pro, projects.completeNext).click()
  const despite = pro.getByRole('dialog', { name: projects.despite.title.openDeviation })
  await despite.getByLabel(projects.despite.label).fill('Flisen byttes i neste uke')
  await expectAccessible(pro)
  await button(pro, projects.despite.do).click()
  await expect
    .poll(async () => (await told(pro, areaApi)).controlPoints.find(({ controlPointId }) => controlPointId === first)?.isCompleted)
    .toBe(true)
  for (const id of others.slice(1)) await put(pro, `${areaApi}/control-points/${id}`, { isCompleted: true })

  const leader = await visitor('leader', `${at}/control-areas/${wet.controlAreaId}?point=${first}`, viewport, language)
  await button(leader, projects.verify).waitFor()
  await expectAccessible(leader)
  await button(leader, projects.verify).click()
  await leader.goto(`${at}/control-areas/${wet.controlAreaId}`)
  await button(leader, projects.completeArea).click()
  await leader.getByText(projects.left.text).waitFor()
  // At the end of the page, the bar that stays in sight lies over no point.
  await leader.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectAccessible(leader)

  const owner = await visitor('owner', '/private/estates', viewport, language)
  const made = await owner.request.post(`/api/private/estate/${estate.estateId}/public-link`, {
    data: { sections: [], projectId: at.split('/').at(-1) },
  })
  const { publicLinkKey } = (await made.json()) as Told
  const neighbour = await page(viewport, language, { refused: 404 })
  await speak(neighbour, language)
  await neighbour.goto(`/public-link/${publicLinkKey}`)
  await neighbour.waitForURL(/\/project\/[\w-]+$/)
  await neighbour.getByRole('heading', { level: 1, name }).waitFor()
  await neighbour.getByRole('link', { name: language === 'nb' ? /Våtrom/ : /Wet areas/ }).waitFor()
  await expectAccessible(neighbour)

  await leader.goto(at)
  await button(leader, projects.close.open).click()
  const closing = leader.getByRole('dialog')
  await closing.getByText(projects.close.locked).waitFor()
  await expectAccessible(leader)
  await closing.getByLabel(projects.close.reason).fill('Kunden flytter inn')
  await closing.getByRole('button', { name: projects.close.open }).click()
  await leader
    .getByText(beginning(language === 'nb' ? 'Avsluttet ' : 'Closed '))
    .first()
    .waitFor()
  const book = leader.getByRole('link', { name: beginning(projects.book.open) })
  await book.waitFor()
  const paper = await leader.request.get((await book.getAttribute('href'))!)
  expect([paper.status(), (await paper.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  await expectAccessible(leader)

  await owner.goto(`/private/estate/${estate.estateId}/renovation`)
  await owner
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .waitFor()
  await expectAccessible(owner)
})
