import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { WaitingMatterPartsFragment } from '#client/generated/graphql.ts'
import { inDays } from '#schema/day.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { estateServer, refused, solveien } from './estateServer.ts'

type Matter = WaitingMatterPartsFragment
const matter = (kind: Matter['kind'], title: string, values: Partial<Matter> = {}): Matter => ({
  __typename: 'WaitingMatter',
  kind,
  recordId: kind,
  title,
  place: null,
  who: null,
  day: null,
  since: null,
  amount: null,
  count: 1,
  estateId: solveien.id,
  addressLine1: 'Solveien 14',
  projectId: null,
  buildingId: null,
  areaId: null,
  ...values,
})
const group = (urgency: 'overdue' | 'others' | 'thisWeek' | 'mail', matters: Matter[]) => ({
  __typename: 'WaitingGroup' as const,
  urgency,
  count: matters.length,
  matters,
})
const late = matter('task', 'Spyle sandfang', { day: inDays(-14), place: 'Garasje', buildingId: 'hus', areaId: 'tak' })
const order = matter('orderToAnswer', 'Varmekabler i bad', {
  place: 'Nytt bad',
  who: 'Strøm & Lys',
  amount: 27_312.5,
  day: inDays(6),
  projectId: 'bad',
})
const plainly = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? ''
const box = async () => within(await screen.findByRole('region', { name: 'Dette venter' }))

describe('what waits for somebody', () => {
  test('stands above the estates, what burns most first, each with its one next action', async () => {
    estateServer({
      waiting: {
        count: 3,
        groups: [
          group('overdue', [late]),
          group('others', [order]),
          group('mail', [
            matter('mail', 'Samsvarserklæring', { who: 'Rørservice', count: 2, since: `${inDays(-1)}T10:00:00.000Z`, recordId: 'ror' }),
          ]),
        ],
      },
    })
    await openPage('/private/estates', { as: member })
    const waiting = await box()
    expect(waiting.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Over fristen',
      'Andre venter på deg',
      'Nytt i postkassene',
    ])
    expect(waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Merk som utført', `/private/estate/solveien/maintenance/plan/building/hus/area/tak/listed/task?done=task_${inDays(-14)}`],
      ['Se og svar', '/private/order/processing/order-review/orderToAnswer'],
      ['Les', '/private/estate/solveien/mailbox/ror'],
    ])
    const [one, two, three] = waiting.getAllByRole('listitem').map(({ textContent }) => plainly(textContent))
    expect(one).toMatch(/Spyle sandfangGarasje · Solveien 14Skulle vært utført [\d.]+, for 14 dager siden/)
    expect(two).toMatch(/Varmekabler i bad, 27 312,50 krNytt bad · Solveien 14Strøm & Lys venter på svar, frist [\d.]+/)
    expect(three).toMatch(/SamsvarserklæringSolveien 142 uleste fra Rørservice, sist [\d.]+/)
    waiting.getByRole('link', { name: 'Se og svar: Varmekabler i bad' })
  })

  test('takes whoever leads a project to the area with the points that wait for a look', async () => {
    const points = matter('pointsToVerify', 'Våtrom', { place: 'Nytt bad', who: 'Kari, Nina', count: 3, projectId: 'bad', recordId: 'wet' })
    estateServer({ waiting: { count: 1, groups: [group('others', [points])] } })
    await openPage('/private/estates', { as: member })
    const waiting = await box()
    expect(waiting.getByRole('listitem').textContent).toMatch(/VåtromNytt bad · Solveien 143 punkter fra Kari, Nina venter på kontroll/)
    const link = waiting.getByRole('link', { name: 'Kontroller: Våtrom' })
    expect(link.getAttribute('href')).toBe('/private/project/bad/control-areas/wet')
  })

  test('shows the five most urgent, and the rest when it is asked for', async () => {
    const seven = Array.from({ length: 7 }, (_, n) => matter('task', `Oppgave ${n}`, { recordId: String(n), day: inDays(n - 9) }))
    estateServer({ waiting: { count: 8, groups: [group('overdue', seven), group('others', [order])] } })
    const { user } = await openPage('/private/estates', { as: member })
    const waiting = await box()
    expect(waiting.getAllByRole('listitem')).toHaveLength(5)
    await user.click(waiting.getByRole('button', { name: 'Vis alle 8' }))
    expect(waiting.getAllByRole('listitem')).toHaveLength(8)
    expect(screen.queryByRole('button', { name: 'Vis alle 8' })).toBeNull()
  })

  test('is quiet where nothing waits, and tells what comes next', async () => {
    estateServer({ waiting: { next: { ...late, day: inDays(40), title: 'Beis kledning' } } })
    await openPage('/private/estates', { as: member })
    const quiet = within(await screen.findByRole('region', { name: 'Ingenting venter på deg' }))
    expect(quiet.getByRole('link', { name: 'Beis kledning' }).getAttribute('href')).toMatch(/\/listed\/task$/)
  })

  test('is left out where it can not be told, and where there is nothing at all', async () => {
    const server = estateServer()
    server.refuse('Waiting', () => refused('internalServerError', 500))
    await openPage('/private/estates', { as: member })
    await screen.findByRole('heading', { name: 'Solveien 14' })
    expect(screen.queryByRole('region', { name: /venter/ })).toBeNull()
  })
})
