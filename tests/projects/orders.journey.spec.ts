import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { writtenMoney } from '#client/ui/writing.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page, type Viewport } from '#tests/support/journey.ts'
import { type Language, signIn, speak } from '#tests/support/journeys/visiting.ts'

const texts = { nb, en }
const button = (shown: Page, name: string | RegExp) => shown.getByRole('button', { name, exact: true })
const filled = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((told, [name, value]) => told.replaceAll(`{${name}}`, String(value)), text)

async function visitor(who: 'leader' | 'owner' | 'nolicence', address: string, viewport: Viewport, language: Language) {
  const shown = await page(viewport, language)
  await speak(shown, language)
  await signIn(shown, who, texts[language], address)
  return shown
}

test.each([
  ['wide', 'phone', 'nb'],
  ['phone', 'wide', 'en'],
] as const)(
  'from a %s screen to a %s one, in %s: priced by three firms, rejected with a reason, taken up again and approved',
  async (leaders, owners, language) => {
    const { orders, projects } = texts[language]
    const title = `Flislagt benk (${language})`
    const leader = await visitor('leader', '/private/order/processing', leaders, language)
    const { form, act, acted } = orders

    await leader.getByRole('heading', { level: 1, name: orders.title }).waitFor()
    await expectAccessible(leader)
    await leader.getByRole('link', { name: orders.offer }).click()
    await leader.getByRole('heading', { level: 1, name: form.quote }).waitFor()
    await leader.getByLabel(orders.project, { exact: true }).selectOption({ label: 'Nytt bad i første etasje' })
    await leader.getByLabel(form.name, { exact: true }).fill(title)
    await leader.getByLabel(form.trade).selectOption('tiler')
    await leader.getByLabel(form.line.description, { exact: true }).fill('Benk, flislagt')
    await leader.getByLabel(form.line.unitPrice, { exact: true }).fill('4 000')
    await leader
      .getByText(/5.000,00/)
      .first()
      .waitFor()
    await expectAccessible(leader)
    await button(leader, new RegExp(`^${filled(form.createFor, { sum: '' }).trim()}`)).click()
    await leader.getByRole('heading', { level: 1, name: title }).waitFor()
    await expectAccessible(leader)
    await askThree(leader, language)
    await priceAsFirm(await visitor('nolicence', '/private/order/quotations', owners, language), title, language)
    await takeOverLowest(leader, language)
    await button(leader, act.release).click()
    const [, number] = /(\d+)/.exec((await leader.getByText(orderTold(acted.release)).first().textContent()) ?? '')!
    const at = new URL(leader.url()).pathname
    const { projectId } = (await (await leader.request.get(`/api/private/order/${at.split('/').at(-1)}`)).json()) as { projectId: string }
    const ordered = async () => {
      const told = await leader.request.get(`/api/private/project/${projectId}/budget`)
      return ((await told.json()) as { orderTotal: number }).orderTotal
    }
    const before = await ordered()

    const owner = await visitor('owner', '/private/order/processing', owners, language)
    const waiting = owner.getByRole('main').getByRole('link', { name: new RegExp(title.replaceAll(/[()]/g, '\\$&')) })
    await waiting.getByText(orders.unseen, { exact: true }).waitFor()
    await expectAccessible(owner)
    await waiting.click()
    await owner.getByRole('heading', { level: 1, name: title }).waitFor()
    await owner.getByText(orders.budget.with).waitFor()
    await expectAccessible(owner)
    await button(owner, act.reject).click()
    const rejecting = owner.getByRole('dialog', { name: orders.reject.title })
    await rejecting.getByRole('button', { name: orders.reject.start.expensive }).click()
    await rejecting.getByLabel(orders.reject.reason).pressSequentially('Kan den bli lavere?')
    await expectAccessible(owner)
    await rejecting.getByRole('button', { name: orders.reject.send }).click()
    await owner.getByText(orders.status.rejectedByCustomer).first().waitFor()

    await leader.reload()
    await leader.getByText('Kan den bli lavere?').waitFor()
    await button(leader, act.rework).click()
    await leader.getByRole('link', { name: act.edit, exact: true }).click()
    await leader.getByLabel(form.line.unitPrice, { exact: true }).fill('3 000')
    await expectAccessible(leader)
    await button(leader, form.save).click()
    await leader.waitForURL((url) => url.pathname === at)
    await button(leader, act.release).click()
    await leader.getByText(orders.status.readyForCustomer).first().waitFor()

    await owner.reload()
    await button(owner, /3.750,00/).click()
    const approving = owner.getByRole('dialog', { name: filled(orders.approve.title, { title }) })
    await approving.getByText(/3.750,00/).waitFor()
    await expectAccessible(owner)
    await approving.getByRole('button', { name: orders.approve.sure }).click()
    await owner.waitForURL(/\/order\/approved\/order-review\//)
    await owner.getByText(orders.frozen.content).waitFor()
    await expectAccessible(owner)
    for (const step of ['create', 'ask', 'takeOver', 'release', 'reject', 'rework', 'approve'] as const)
      await owner.getByText(orders.event[step], { exact: true }).first().waitFor()
    const url = await owner.getByRole('link', { name: `${language === 'nb' ? 'bestilling' : 'order'}-${number}.pdf` }).getAttribute('href')
    const paper = await owner.request.get(url!)
    expect([paper.status(), (await paper.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])

    await leader.goto('/private/order/approved')
    const agreed = leader.getByRole('main').getByRole('link').filter({ hasText: title })
    await agreed.getByText(/3.750,00/).waitFor()
    await expectAccessible(leader)
    await agreed.click()
    await leader.getByText(orders.frozen.stays).waitFor()
    expect(await ordered()).toBe(before + 3750)
    await leader.goto(`/private/project/${projectId}/budget`)
    await leader.getByText(filled(projects.budget.approvedSum, { sum: writtenMoney(before + 3750) })).waitFor()
    await expectAccessible(leader)
  },
)

const firms = ['Fjordblikk Rør AS', 'Granheim Ventilasjon AS', 'Prøvetak AS'] as const

/** Three firms are asked; for the two that nobody is here from, the leader types what they said. */
async function askThree(leader: Page, language: Language) {
  const { 'orders.quotations': quotations, orders } = texts[language]
  const order = leader.url()
  await button(leader, quotations.ask).click()
  const asking = leader.getByRole('dialog', { name: quotations.askTitle })
  for (const firm of firms) await asking.getByText(firm, { exact: true }).click()
  await expectAccessible(leader)
  await asking.getByRole('button', { name: quotations.send }).click()
  await asking.waitFor({ state: 'hidden' })
  for (const price of ['4 400', '4 200']) {
    await leader.goto(`${order}/quotations`)
    await leader.getByRole('link', { name: quotations.type }).first().click()
    await leader.getByLabel(orders.form.line.unitPrice, { exact: true }).fill(price)
    await expectAccessible(leader)
    await button(leader, new RegExp(`^${filled(quotations.give, { sum: '' }).trim()}`)).click()
    await leader.waitForURL(`${order}/quotations`)
  }
}

/** A firm sees what it was asked, and no price but its own. */
async function priceAsFirm(firm: Page, title: string, language: Language) {
  const { 'orders.quotations': quotations, orders } = texts[language]
  await firm.getByRole('main').getByRole('link').filter({ hasText: title }).click()
  await firm.getByRole('heading', { level: 1, name: title }).waitFor()
  await firm.getByLabel(orders.form.line.unitPrice, { exact: true }).fill('4 000')
  await firm.getByRole('textbox', { name: quotations.reservations }).fill('Bare i tørt vær.')
  expect(await firm.getByRole('main').textContent()).not.toMatch(/4.[24]00/)
  await expectAccessible(firm)
  await button(firm, /5.000,00/).click()
  await firm.getByText(quotations.given).first().waitFor()
}

async function takeOverLowest(leader: Page, language: Language) {
  const { 'orders.quotations': quotations } = texts[language]
  await leader.reload()
  await leader.getByText(filled(quotations.answered, { answered: 3, count: 3 })).waitFor()
  await leader.getByText(quotations.lowest).waitFor()
  await expectAccessible(leader)
  await button(leader, /5.000,00/).click()
  await leader.waitForURL((url) => !url.pathname.endsWith('/quotations'))
  await leader.getByText(quotations.status.taken, { exact: true }).waitFor()
}

/** What is told of an order, whatever its number. */
const orderTold = (text: string) => new RegExp(text.replace('{number}', String.raw`\d+`))
