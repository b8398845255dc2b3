import { expect, test } from 'vitest'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page } from '#tests/support/journey.ts'
import { signIn, speak } from '#tests/support/journeys/visiting.ts'
import { pdf } from '#tests/support/world/client.ts'

const { estates, files, mailbox } = nb
const { task, moveForm } = mailbox
const subject = 'Papirer fra badet'
const name = 'Samsvarserklæring bad'

test('a craftsman delivers a paper from the cellar, and the owner puts it in its place', async () => {
  const craftsman = await page('phone', 'nb')
  await speak(craftsman, 'nb')
  await signIn(craftsman, 'pro', nb, '/private/task')
  await craftsman.getByRole('combobox', { name: task.search.address }).pressSequentially('Solveien 14')
  await craftsman.getByRole('option', { name: /Solveien 14/ }).click()
  await craftsman.getByRole('link', { name: task.sendDocuments }).click()
  await craftsman
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf })
  await craftsman.getByText(files.stored.replace(' · {size}', '')).waitFor()
  expect(await craftsman.getByLabel(task.name).inputValue()).toBe(name)
  await craftsman.getByLabel(task.subject, { exact: true }).fill(subject)
  await expectAccessible(craftsman)
  await craftsman.getByRole('button', { name: task.send, exact: true }).click()
  await craftsman.getByRole('heading', { name: 'Dokumentet er levert' }).waitFor()
  await craftsman.getByRole('link', { name: task.toSent }).click()
  await craftsman.getByRole('heading', { level: 3, name: subject }).waitFor()

  const owner = await page('phone', 'nb')
  await speak(owner, 'nb')
  await owner.goto('/dev/mail')
  await owner.getByRole('link').filter({ hasText: 'owner@demo.example' }).first().click()
  const letter = (await owner.locator('pre').textContent()) ?? ''
  expect(letter).toContain('Solveien 14')
  const link = /\/private\/estate\/[\w-]+\/mailbox\/[\w-]+/.exec(letter)![0]

  await signIn(owner, 'owner', nb, link)
  const delivered = owner.getByRole('region', { name: subject })
  await delivered.getByText(mailbox.isNew, { exact: true }).waitFor()
  await expectAccessible(owner)
  await delivered.getByRole('button', { name: mailbox.move.replace('{name}', name) }).click()
  await owner.getByLabel(moveForm.to).selectOption({ label: mailbox.place.report })
  await expectAccessible(owner)
  await owner.getByRole('button', { name: moveForm.save, exact: true }).click()
  const there = delivered.getByRole('link', { name: mailbox.movedTo.replace('{place}', mailbox.place.report) })
  await there.waitFor()
  expect(await delivered.getByText(mailbox.isNew, { exact: true }).count()).toBe(0)
  await there.click()
  await owner.getByRole('list', { name: estates.section.reportArchive }).getByText(name).first().waitFor()
})
