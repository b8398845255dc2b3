import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { nb } from '#client/messages/nb.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page } from '#tests/support/journey.ts'
import { linkInMail, signIn, speak } from '#tests/support/journeys/visiting.ts'

const { projects, accounts } = nb
const newCustomer = nb['projects.newCustomer']
const password = 'Grønn-port-8'
const button = (shown: Page, name: string) => shown.getByRole('button', { name, exact: true })

test('a craftsman starts with a customer who is not here yet, and hands over the book to them', async () => {
  const chance = uuidv7()
  const email = `kunde-${chance}@demo.example`
  const [gnr, bnr] = [500 + Number.parseInt(chance.slice(-3), 16), 1 + Number.parseInt(chance.slice(-6, -3), 16)]
  const leader = await page('phone', 'nb')
  await speak(leader, 'nb')
  await signIn(leader, 'leader', nb, '/private/projects')
  await leader.getByRole('link', { name: projects.start }).click()
  await leader.getByRole('heading', { level: 1, name: newCustomer.question }).waitFor()
  const form = nb['estates.form']
  const typed = {
    [form.customerFirstName]: 'Kari',
    [form.customerLastName]: 'Kunde',
    [form.customerEmail]: email,
    [form.address]: 'Kundelia 7',
    [form.municipalityNumber]: '4601',
    [form.gnr]: String(gnr),
    [form.bnr]: String(bnr),
  }
  for (const [label, words] of Object.entries(typed)) await leader.getByLabel(label, { exact: true }).fill(words)
  await leader.getByLabel(newCustomer.phone).fill('22 33 44 55')
  await expectAccessible(leader)
  await button(leader, projects.new.next.job).click()
  await leader.getByText(projects.type.RENOVATION, { exact: true }).click()
  await leader.getByText(projects.group.BATHROOM, { exact: true }).click()
  await leader.getByLabel(projects.new.name, { exact: true }).fill('Bad hos Kari')
  for (const next of ['people', 'dates', 'areas'] as const) {
    await button(leader, projects.new.next[next]).click()
    await leader.getByRole('heading', { level: 1, name: projects.new.question[next] }).waitFor()
  }
  await leader.getByRole('button', { name: /^Opprett prosjektet/ }).click()
  await leader.waitForURL(/\/private\/project\/[\w-]+$/)
  await leader.getByRole('heading', { level: 1, name: 'Bad hos Kari' }).waitFor()
  await leader.getByText(projects.invited).waitFor()
  await expectAccessible(leader)
  const at = new URL(leader.url()).pathname

  const customer = await page('wide', 'nb')
  await speak(customer, 'nb')
  await expect.poll(async () => (await (await customer.request.get('/dev/mail')).text()).includes(email), { timeout: 120_000 }).toBe(true)
  await customer.goto(await linkInMail(customer, email))
  await customer.getByLabel(accounts.createPassword.password, { exact: true }).fill(password)
  await button(customer, accounts.createPassword.submit).click()
  await customer.waitForURL(/\/login/)
  await customer.getByLabel(accounts.login.email).fill(email)
  await customer.getByLabel(accounts.login.password, { exact: true }).fill(password)
  await button(customer, accounts.login.submit).click()
  await customer.waitForURL(/\/private\//)
  await customer.goto('/private/owner-invitations')
  await button(customer, accounts.ownerInvitation.accept).click()
  await customer.waitForURL(/\/private\/estate\/[\w-]+$/)
  await customer.getByRole('heading', { level: 1, name: 'Kundelia 7' }).waitFor()

  await leader.reload()
  await leader.getByText(projects.alsoOwner).waitFor()
  await button(leader, projects.close.open).click()
  const closing = leader.getByRole('dialog')
  await closing.getByLabel(projects.close.reason).fill('Kunden gjør resten selv')
  await closing.getByRole('button', { name: projects.close.open }).click()
  const book = leader.getByRole('link', { name: new RegExp(`^${projects.book.open.split('{')[0]!}`) })
  await book.waitFor()

  await customer.goto(at)
  const theirs = customer.getByRole('link', { name: new RegExp(`^${projects.book.open.split('{')[0]!}`) })
  await theirs.waitFor()
  const paper = await customer.request.get((await theirs.getAttribute('href'))!)
  expect([paper.status(), (await paper.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  await expectAccessible(customer)
})
