import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { inDays } from '#schema/day.ts'
import { connection, owner, projectServer } from '#tests/projects/projectServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { estateServer, readersRights, refused, solveien } from './estateServer.ts'

const open = () => openPage('/private/estate/solveien', { as: member })
const withPlan = { ...member, features: { maintenancePlan: true } }
const mayAll = { ...solveien, may: rightsTo('estate', 'interior', 'maintenance-plan', 'insurance', 'report-archive') }
const card = async (name: string) => within(await screen.findByRole('region', { name }))

type Coming = NonNullable<Parameters<typeof estateServer>[0]>['overview']
interface ComingTask {
  title: string
  nextDate: string
  priority?: number
  responsibleName?: string
  awaitsConfirmation?: boolean
}
const coming = (...tasks: ComingTask[]): Coming => ({
  comingTasks: {
    __typename: 'MaintenanceTaskConnection',
    edges: tasks.map(({ priority = 2, responsibleName = null, awaitsConfirmation = false, ...task }, n) => ({
      __typename: 'MaintenanceTaskEdge',
      cursor: String(n),
      node: {
        __typename: 'MaintenanceTask',
        id: `t${n}`,
        areaId: 'a',
        buildingId: 'b',
        buildingName: 'Hovedhus',
        priority,
        responsibleName,
        awaitsConfirmation,
        nextDueDate: task.nextDate,
        ...task,
      },
    })),
  },
})

describe('the first screen of an estate', () => {
  test('tells what comes next, what is overdue in words too, and leads there', async () => {
    estateServer({
      overview: coming(
        { title: 'Rens takrenner', nextDate: inDays(-12), priority: 1 },
        { title: 'Bytt filter', nextDate: inDays(10), responsibleName: 'Luft AS' },
        { title: 'Bytt beslag', nextDate: inDays(-3), awaitsConfirmation: true },
      ),
    })
    await open()
    const rows = await (await card('Neste i vedlikeholdet')).findAllByRole('listitem')
    expect(rows[0]!.textContent).toContain('Høy prioritet · Hovedhus')
    expect(rows[0]!.textContent).toContain('forfalt')
    expect(rows[1]!.textContent).toContain('Middels prioritet · Luft AS')
    expect(rows[1]!.textContent).toContain('om 10 dager')
    expect(rows[2]!.textContent).toMatch(/venter på bekreftelse$/)
    expect(within(rows[0]!).getByRole('link').getAttribute('href')).toBe(
      '/private/estate/solveien/maintenance/plan/building/b/area/a/listed/t0',
    )
  })

  test('says that nothing is planned', async () => {
    estateServer({ overview: coming() })
    await open()
    expect((await card('Neste i vedlikeholdet')).getByText('Ingenting er planlagt ennå.')).toBeDefined()
  })

  test('leads from a card with nothing in it to where something comes into it', async () => {
    const empty = { ...mayAll, contactName: null, contactPhoneNumber: null, contactEmail: null }
    estateServer({ estates: [empty], overview: coming() })
    await open()
    const leads = async (name: string, action: string) => (await card(name)).getByRole('link', { name: action }).getAttribute('href')
    expect(await leads('Neste i vedlikeholdet', 'Lag en plan')).toBe('/private/estate/solveien/maintenance/plan')
    expect(await leads('Siste rapporter', 'Legg til en rapport')).toBe('/private/estate/solveien/report-archive?report=new')
    expect(await leads('Kontakt', 'Oppgi kontaktperson')).toBe('/private/estates/modify/solveien')
  })

  test('has no such way for whoever only reads', async () => {
    const empty = { ...solveien, may: readersRights, contactName: null, contactPhoneNumber: null, contactEmail: null }
    estateServer({ estates: [empty], overview: coming() })
    await open()
    expect((await card('Neste i vedlikeholdet')).queryByRole('link', { name: 'Lag en plan' })).toBeNull()
    expect((await card('Siste rapporter')).queryByRole('link', { name: 'Legg til en rapport' })).toBeNull()
    expect((await card('Kontakt')).queryByRole('link')).toBeNull()
  })

  test('leaves out what is closed, or where there is nothing', async () => {
    estateServer()
    await open()
    await screen.findByRole('region', { name: 'Eiere' })
    for (const name of ['Neste i vedlikeholdet', 'Postkasse', 'Tilstand', 'Oppussing', 'Fukt'])
      expect(screen.queryByRole('region', { name })).toBeNull()
  })

  test('counts the grades of the parts', async () => {
    estateServer({
      overview: { conditionCounts: { __typename: 'ConditionCounts', id: 'solveien', TG0: 0, TG1: 4, TG2: 1, TG3: 0, TGIU: 0 } },
    })
    await open()
    const rows = (await card('Tilstand')).getAllByRole('list')
    expect(rows[0]!.textContent).toContain('4 × TG1')
    expect(rows[1]!.textContent).toBe('TG1 Vanlig slitasjeTG2 Bør utbedres')
  })

  test('names who wrote, and how much of it is new', async () => {
    estateServer({
      overview: {
        unseenMailCount: 2,
        mailboxes: {
          __typename: 'MailboxConnection',
          edges: [
            {
              __typename: 'MailboxEdge',
              cursor: '1',
              node: {
                __typename: 'Mailbox',
                id: 'm',
                companyId: 'c',
                companyName: 'Rør AS',
                isCompanyProven: true,
                unseenCount: 2,
                documentCount: 3,
                lastAt: '2026-05-04T08:00:00.000Z',
              },
            },
          ],
        },
      },
    })
    await open()
    const mail = await card('Postkasse')
    expect(mail.getByRole('link').textContent).toContain('Rør ASsist 04.05.2026')
    expect(mail.getByRole('link').getAttribute('href')).toBe('/private/estate/solveien/mailbox/c')
    expect(mail.getByText('2 nye i postkassen')).toBeDefined()
  })

  test('stands with its papers where the rest cannot be read', async () => {
    const server = estateServer()
    server.refuse('EstateOverview', () => refused('internalError', 500))
    await open()
    expect(await screen.findByRole('region', { name: 'Kontakt' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('a project on the house stands on its front page, with how far it has come; one next door does not', async () => {
  const node = (id: string, name: string, estateId: string) => ({
    __typename: 'Project',
    id,
    name,
    companyName: 'Byggmester Moen AS',
    pointCount: 83,
    completedPointCount: 54,
    estate: { __typename: 'ProjectEstate', estateId },
  })
  projectServer({
    EstateSummary: () => ({ estate: { ...solveien, reportDocuments: null } }),
    EstateProjects: ({ estateId }) => ({
      projects: connection(
        [node('bath', 'Nytt bad', 'solveien'), node('roof', 'Nytt tak', 'next')].filter(({ estate }) => estate.estateId === estateId),
      ),
    }),
  })
  await openPage('/private/estate/solveien', { as: owner })
  const projects = await card('Prosjekter')
  expect(projects.getByRole('link', { name: /Nytt bad/ }).textContent).toContain('Byggmester Moen AS · 54 av 83 punkter')
  expect(projects.queryByText('Nytt tak')).toBe(null)
})

const steps = (done: Partial<Record<'hasPicture' | 'hasRooms' | 'hasTasks' | 'hasPapers', boolean>> = {}): Coming => ({
  firstSteps: { __typename: 'FirstSteps', id: 'solveien', hasPicture: false, hasRooms: false, hasTasks: false, hasPapers: false, ...done },
})
const first = 'De første stegene'

describe('what a new estate begins with', () => {
  test('leads to each of four steps, and ticks those that are done', async () => {
    estateServer({ estates: [mayAll], overview: steps({ hasRooms: true }) })
    await openPage('/private/estate/solveien', { as: withPlan })
    const told = await card(first)
    expect(told.getByText('1 av 4 gjort')).toBeDefined()
    const rows = told.getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Legg til et bildeSå kjenner du igjen eiendommen overalt.',
      'Legg inn rommeneGjort',
      expect.stringMatching(/^Lag en vedlikeholdsplan/),
      expect.stringMatching(/^Ta vare på forsikringen/),
    ])
    expect(told.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/private/estate/solveien/maintenance/plan',
      '/private/estate/solveien/insurance',
    ])
  })

  test('takes a picture where one stands, and ticks it', async () => {
    const server = estateServer({ estates: [mayAll], overview: steps() })
    const { user } = await openPage('/private/estate/solveien', { as: withPlan })
    await user.click((await card(first)).getByRole('button', { name: /^Legg til et bilde/ }))
    const dialog = within(await screen.findByRole('dialog'))
    server.world.overview = steps({ hasPicture: true })!
    await user.click(dialog.getByRole('button', { name: 'Lukk' }))
    expect(await (await card(first)).findByText('1 av 4 gjort')).toBeDefined()
  })

  test('names no step that is closed to whoever looks', async () => {
    estateServer({ estates: [{ ...mayAll, may: rightsTo('estate', 'interior') }], overview: steps() })
    await openPage('/private/estate/solveien', { as: withPlan })
    expect((await card(first)).getAllByRole('listitem')).toHaveLength(2)
  })

  test('is put away, once', async () => {
    const { calls } = estateServer({ estates: [mayAll], overview: steps() })
    const { user } = await openPage('/private/estate/solveien', { as: withPlan })
    await user.dblClick((await card(first)).getByRole('button', { name: 'Ikke vis dette' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: first })).toBeNull())
    expect(calls('PutAwayFirstSteps').map(({ variables }) => variables)).toEqual([{ input: { estateId: 'solveien' } }])
  })

  test('stays where it could not be put away', async () => {
    const server = estateServer({ estates: [mayAll], overview: steps() })
    server.refuse('PutAwayFirstSteps', () => refused('internalError', 500))
    const { user } = await openPage('/private/estate/solveien', { as: withPlan })
    await user.click((await card(first)).getByRole('button', { name: 'Ikke vis dette' }))
    await screen.findByText(/intern feil/)
    expect(screen.getByRole('region', { name: first })).toBeDefined()
  })

  test('is not spoken of where it is done', async () => {
    estateServer({ estates: [mayAll] })
    await openPage('/private/estate/solveien', { as: withPlan })
    await screen.findByRole('region', { name: 'Eiere' })
    expect(screen.queryByRole('region', { name: first })).toBeNull()
  })
})
