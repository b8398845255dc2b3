import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { estateServer, ownersRights, report, solveien } from './estateServer.ts'

const address = '/private/estate/solveien/report-archive'
const kept = report('purchase')
const name = 'Tilstand ved kjøpet'

/** Somebody whose entries deny some actions on the reports. */
function without(...actions: string[]) {
  const denied = actions.map((action) => `${action} report-archive`)
  return estateServer({ estates: [{ ...solveien, may: ownersRights.filter((right) => !denied.includes(right)) }], reports: [kept] })
}
const open = (path = address) => openPage(path, { as: member })
const list = () => screen.findByRole('list', { name: 'Rapporter' })
const choices = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(await screen.findByRole('button', { name: `Valg for ${name}` }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

describe('whose entry denies', () => {
  test('adding is offered no way to add, and changes and deletes as before', async () => {
    without('create')
    const page = await open()
    expect(await choices(page)).toEqual(expect.arrayContaining(['Endre', 'Slett']))
    expect(screen.queryByRole('button', { name: 'Legg til rapport' })).toBeNull()
  })

  test('adding gets no form by its address either', async () => {
    const { asked } = without('create')
    await open(`${address}?report=new`)
    expect(within(await list()).getByText(name)).toBeDefined()
    expect(screen.queryByLabelText('Emne')).toBeNull()
    expect(asked.filter(({ operation }) => operation === 'SaveReportDocument')).toEqual([])
  })

  test('deleting is offered no way to delete, and adds and changes as before', async () => {
    without('delete')
    const page = await open()
    const offered = await choices(page)
    expect(offered).toContain('Endre')
    expect(offered).not.toContain('Slett')
    expect(screen.getByRole('button', { name: 'Legg til rapport' })).toBeDefined()
  })

  test('changing adds and deletes as before', async () => {
    without('update')
    const page = await open()
    const offered = await choices(page)
    expect(offered).toContain('Slett')
    expect(offered).not.toContain('Endre')
    expect(screen.getByRole('button', { name: 'Legg til rapport' })).toBeDefined()
  })

  test('all three is offered nothing', async () => {
    without('create', 'update', 'delete')
    await open()
    expect(within(await list()).getByText(name)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Legg til|Endre|Slett/ })).toBeNull()
  })
})
