import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { deviation, deviations, id, list, may, mended, mender } from './deviationServer.ts'
import { leader, owner, projectServer, readerRights, refuse } from './projectServer.ts'

test('each deviation stands with what it is about, who mends it by when, and how far it has come', async () => {
  deviations([deviation('Sprukket flis', { isLate: true })])
  await openPage(list, { as: leader })
  const [row] = within(await screen.findByRole('list', { name: 'Avvik' })).getAllByRole('listitem')
  for (const words of ['Sprukket flis', 'Våtrom, Flislegging', 'Ali Demir', '10.05.2026', 'dager over', 'Åpent'])
    expect(row!.textContent).toContain(words)
  expect(document.title).toContain('Avvik – Nytt bad, 1. etasje')
})

test('the list is narrowed to what is under work, and says where nothing fits', async () => {
  deviations([deviation('Sprukket flis')])
  const { user, address } = await openPage(list, { as: leader })
  await user.click(await screen.findByRole('link', { name: /Under arbeid/ }))
  await screen.findByText('Ingen avvik passer')
  expect(address()).toBe(`${list}?view=inWork`)
})

test('what it costs to mend is asked for in one step', async () => {
  const cracked = deviation('Sprukket flis')
  deviations([cracked], [...may, 'create orders'])
  await openPage(`${list}/${cracked.id}`, { as: leader })
  const ask = await screen.findByRole('link', { name: 'Be om pris' })
  const origin = new URLSearchParams({ projectId: cracked.projectId, deviationId: cracked.id, title: 'Sprukket flis' })
  expect(ask.getAttribute('href')).toBe(`/private/order/request?${origin.toString()}`)
})

test('where an order grew out of it, it leads there', async () => {
  deviations([deviation('Sprukket flis', { orderId: 'asked' })])
  await openPage(`${list}/${deviation('Sprukket flis').id}`, { as: leader })
  const lead = await screen.findByRole('link', { name: 'Til bestillingen' })
  expect(lead.getAttribute('href')).toBe('/private/order/processing/order-review/asked')
})

test('a deviation is raised with what is wrong, who mends it and by when', async () => {
  const sent = deviations([])
  const { user } = await openPage(list, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Meld avvik' }))
  await screen.findByRole('heading', { name: 'Meld avvik' })
  await user.click(screen.getByRole('button', { name: 'Meld avvik' }))
  await screen.findAllByText('Skriv hva som er galt')
  await user.type(screen.getByRole('textbox', { name: /Hva er galt/ }), 'Mangler silikon')
  await user.selectOptions(screen.getByRole('combobox', { name: /Ansvarlig/ }), mender.id)
  await user.type(screen.getByRole('textbox', { name: /Frist/ }), '10.05.2026')
  await user.click(screen.getByRole('button', { name: 'Meld avvik' }))
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      operation: 'RaiseDeviation',
      variables: { input: { projectId: 'bath', text: 'Mangler silikon', responsibleId: mender.id, dueDate: '2026-05-10' } },
    }),
  )
})

test('who raised it confirms that it is mended, after the words of who did', async () => {
  const sent = deviations([deviation('Sprukket flis', mended)])
  const { user } = await openPage(`${list}/${id}`, { as: leader })
  await screen.findByText('Er det rettet?')
  expect(screen.getByText('Flis byttet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Bekreft rettingen' }))
  await waitFor(() => expect(sent.at(-1)?.variables.input).toEqual({ projectId: 'bath', deviationId: id, version: 2, to: 'confirmed' }))
})

test('it is sent back with a reason, and not without', async () => {
  const sent = deviations([deviation('Sprukket flis', mended)])
  const { user } = await openPage(`${list}/${id}`, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Send tilbake' }))
  const dialog = await screen.findByRole('dialog', { name: 'Send tilbake med begrunnelse' })
  await user.click(within(dialog).getByRole('button', { name: 'Send tilbake' }))
  await within(dialog).findAllByText('Skriv hva som mangler')
  await user.type(within(dialog).getByRole('textbox', { name: /Hva mangler/ }), 'Fugen')
  await user.click(within(dialog).getByRole('button', { name: 'Send tilbake' }))
  await waitFor(() =>
    expect(sent.at(-1)?.variables.input).toEqual({ projectId: 'bath', deviationId: id, version: 2, to: 'open', answer: 'Fugen' }),
  )
})

test('another one waits for whoever raised it', async () => {
  deviations([deviation('Sprukket flis', { ...mended, isRaisedByMe: false })])
  await openPage(`${list}/${id}`, { as: owner })
  await screen.findByText('Bare Nina Moen kan bekrefte at det er rettet.')
  expect(screen.queryByRole('button', { name: 'Bekreft rettingen' })).toBe(null)
})

test('what stays becomes a task in the plan of the house, all filled in but where', async () => {
  const sent = deviations([deviation('For lite avtrekk')])
  const { user } = await openPage(`${list}/${id}`, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Gjør til oppgave i planen' }))
  const dialog = await screen.findByRole('dialog')
  await user.selectOptions(await within(dialog).findByRole('combobox', { name: /Bygningsdel/ }), '36 Ventilasjon, Hovedhus')
  await user.click(within(dialog).getByRole('button', { name: 'Gjør til oppgave' }))
  await waitFor(() =>
    expect(sent.at(-1)?.variables.input).toEqual({
      projectId: 'bath',
      deviationId: id,
      version: 1,
      title: 'For lite avtrekk',
      areaId: '0198a5a0-0000-7000-8000-00000000000b',
      startDate: '2026-05-10',
    }),
  )
})

test('a guest reads them and raises none; one that is gone is said to be', async () => {
  deviations([deviation('Sprukket flis')], [...readerRights, 'read deviations'])
  await openPage(`${list}/${id}`, { as: owner })
  await screen.findByText('Sprukket flis')
  for (const name of ['Det er rettet', 'Start arbeidet', 'Endre avviket']) expect(screen.queryByRole('button', { name })).toBe(null)
})

test('a project that is closed to the viewer is not there', async () => {
  projectServer({ Deviations: () => refuse('entityNotFound', 404) })
  await openPage(list, { as: owner })
  expect(await screen.findByText('Vi fant ikke prosjektet')).toBeTruthy()
})
