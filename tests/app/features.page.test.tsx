import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw/http'
import { describe, expect, test } from 'vitest'
import type { Identity } from '#client/access/identity.ts'
import { network } from '#tests/support/network.ts'
import { noEstates, openPage } from '#tests/support/page.tsx'
import { actingAs, firmAccount, nobody } from '#tests/support/visitors.ts'

const all = { companyAccountManagement: true, taskPage: true, licenceManagement: true, projectManagement: true, maintenancePlan: true }
type Feature = keyof typeof all

const admin: Identity = {
  ...actingAs({ ...firmAccount, roles: ['Company.Admin', 'Company.Leader'] }),
  companyId: 'moen',
  licences: ['COMPANY_PRO_PLUS'],
  features: all,
}
const without = (off: Feature, who = admin): Identity => ({ ...who, features: { ...all, [off]: false } })

async function menuOf(as: Identity) {
  network.use(http.post('/graphql', noEstates))
  const { user } = await openPage('/private/beta-disclaimer', { as })
  await user.click(await screen.findByRole('button', { name: 'Meny' }))
  const entries = within(screen.getByRole('navigation', { name: 'Hovedmeny' })).getAllByRole('link')
  // An entry that keeps its place leads nowhere.
  return entries.flatMap((entry) => entry.getAttribute('href') ?? [])
}

/** Written by hand: the addresses in the menu that go with a part that is switched off. The rest stays. */
const leaves: Record<Feature, RegExp> = {
  companyAccountManagement: /^\/private\/company/,
  taskPage: /^\/private\/task/,
  licenceManagement: /^\/private\/licenses/,
  projectManagement: /^\/private\/(projects|order)/,
  maintenancePlan: /^\/private\/(maintenance-plans|portfolio)/,
}

describe.each(Object.keys(all) as Feature[])('with %s switched off', (off) => {
  test('the menu is the same but for what goes with it', async () => {
    const withAll = await menuOf(admin)
    cleanup()
    expect(await menuOf(without(off))).toEqual(withAll.filter((address) => !leaves[off].test(address)))
  })

  test('estates are listed as before', async () => {
    network.use(http.post('/graphql', noEstates))
    const { address } = await openPage('/private/estates', { as: without(off) })
    await screen.findByRole('heading', { name: 'Eiendommer', level: 1 })
    expect(address()).toBe('/private/estates')
  })
})

describe('with company accounts switched off', () => {
  test.each(['/private/company/users', '/private/company/users/create', '/private/company/users/update/1'])('%s says so', async (path) => {
    await openPage(path, { as: without('companyAccountManagement') })
    expect(await screen.findByText('Firmakontoer er slått av her.')).toBeTruthy()
  })

  test('a company is not registered, and customers are', async () => {
    const visitor = without('companyAccountManagement', nobody)
    const { address, goTo } = await openPage('/register/company', { as: visitor })
    await screen.findByRole('heading', { name: 'Firmakontoer er slått av her' })
    await goTo('/register')
    await waitFor(() => expect(address()).toBe('/register'))
    await screen.findByLabelText('Fornavn')
  })
})
