import { expect, test } from 'vitest'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page } from '#tests/support/journey.ts'
import { openedEstate, signIn, speak } from '#tests/support/journeys/visiting.ts'
import { parsed } from './calendar.ts'

const { calendar } = nb.maintenance

test('an owner subscribes to the year wheel, a calendar fetches it, and the address is taken back', async () => {
  const owner = await page('wide', 'nb')
  await speak(owner, 'nb')
  await signIn(owner, 'owner', nb)
  await openedEstate(owner, 'Solveien 14')
  await owner.getByRole('navigation').getByRole('link', { name: nb.estates.section.yearWheel }).click()
  await owner.getByRole('button', { name: calendar.open }).click()
  const dialog = owner.getByRole('dialog', { name: calendar.title })
  await dialog.getByRole('heading', { name: calendar.another }).waitFor()
  const before = await dialog.getByRole('listitem').count()
  await dialog.getByLabel(calendar.language).selectOption('en')
  await dialog.getByRole('button', { name: calendar.make }).click()
  const row = dialog.getByRole('listitem').first()
  await row.getByText('English').waitFor()
  expect(await dialog.getByRole('listitem').count()).toBe(before + 1)
  await expectAccessible(owner)

  const address = (await row.getByRole('code').textContent())!
  const { pathname } = new URL(address)
  const fetched = await owner.request.get(pathname)
  expect(fetched.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const { name, events } = parsed(await fetched.text())
  expect(name).toBe('Maintenance · Solveien 14')
  expect(events.length).toBeGreaterThan(5)
  expect(events.every(({ isWholeDay, length }) => isWholeDay && length === 1)).toBe(true)

  await row.getByRole('button', { name: calendar.revoke.of.replace('{name}', calendar.everybody) }).click()
  await row.getByRole('button', { name: calendar.revoke.ask, exact: true }).click()
  await row.getByText('English').waitFor({ state: 'detached' })
  const gone = await owner.request.get(pathname)
  expect([gone.status(), await gone.text()]).toEqual([404, 'Not found.\n'])
})
