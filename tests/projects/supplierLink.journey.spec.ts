import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page } from '#tests/support/journey.ts'
import { type Language, linkInMail, signIn, speak } from '#tests/support/journeys/visiting.ts'

const texts = { nb, en }
const firm = { name: 'Lerkelund Maler ANS', email: 'malin@lerkelund.example' }
const button = (shown: Page, name: string | RegExp) => shown.getByRole('button', { name, exact: true })
const started = (text: string) => new RegExp(`^${text.replace('{sum}', '').trim()}`)

async function asked(leader: Page, language: Language, title: string) {
  const { 'orders.quotations': quotations, orders } = texts[language]
  await signIn(leader, 'leader', texts[language], '/private/order/quotation')
  await leader.getByRole('heading', { level: 1, name: orders.form.quote }).waitFor()
  await leader.getByLabel(orders.project, { exact: true }).selectOption({ label: 'Nytt bad i første etasje' })
  await leader.getByLabel(orders.form.name, { exact: true }).fill(title)
  await leader.getByLabel(orders.form.line.description, { exact: true }).fill('Maling av tak')
  await leader.getByLabel(orders.form.line.unitPrice, { exact: true }).fill('100')
  await button(leader, started(orders.form.createFor)).click()
  await leader.getByRole('heading', { level: 1, name: title }).waitFor()
  await button(leader, quotations.ask).click()
  const asking = leader.getByRole('dialog', { name: quotations.askTitle })
  await asking.getByText(firm.name, { exact: true }).click()
  await asking.getByRole('button', { name: quotations.send }).click()
  await asking.waitFor({ state: 'hidden' })
  return new URL(leader.url()).pathname
}

test.each([
  ['wide', 'phone', 'nb'],
  ['phone', 'wide', 'en'],
] as const)(
  'a firm without an account goes from its mail to a price that the leader sees, who ends the link (%s, %s, %s)',
  async (leaders, firms, language) => {
    const { 'orders.quotations': quotations, orders, paperLink, projects } = texts[language]
    const title = `Maling av tak (${language})`
    const leader = await page(leaders, language)
    await speak(leader, language)
    const order = await asked(leader, language, title)

    const visitor = await page(firms, language, { refused: 410 })
    await speak(visitor, language)
    await visitor.goto(await linkInMail(visitor, firm.email, 'supplier'))
    await visitor.getByRole('heading', { level: 1, name: 'Nytt bad i første etasje' }).waitFor()
    await visitor.getByRole('heading', { name: title }).waitFor()
    await expectAccessible(visitor)
    await visitor.getByLabel(orders.form.line.unitPrice, { exact: true }).fill('2 000')
    await visitor.getByRole('textbox', { name: quotations.reservations }).fill('Uten stillas')
    await button(visitor, /2.500,00/).click()
    await visitor.getByText(quotations.given).first().waitFor()
    expect(await visitor.getByLabel(orders.form.line.unitPrice, { exact: true }).count()).toBe(0)
    await visitor.reload()
    await visitor
      .getByText(/2.500,00/)
      .first()
      .waitFor()
    await expectAccessible(visitor)

    await leader.goto(`${order}/quotations`)
    await leader
      .getByText(/2.500,00/)
      .first()
      .waitFor()
    await leader.getByText('Uten stillas').first().waitFor()

    const { projectId } = (await (await leader.request.get(`/api/private/order/${order.split('/').at(-1)}`)).json()) as {
      projectId: string
    }
    await leader.goto(`/private/project/${projectId}`)
    const row = leader
      .getByRole('listitem')
      .filter({ hasText: firm.name })
      .filter({ hasText: projects.supplierLink.open.split('{')[0]!.trim() })
    await row.first().waitFor()
    await expectAccessible(leader)
    await row.first().getByRole('button').click()
    await leader.getByRole('menuitem', { name: projects.endPaperLink }).click()
    await leader.getByText(projects.supplierLink.ended).first().waitFor()

    await visitor.reload()
    await visitor.getByText(paperLink.end.ended).waitFor()
    await expectAccessible(visitor)
    expect(await visitor.getByRole('main').textContent()).not.toContain(title)
  },
)
