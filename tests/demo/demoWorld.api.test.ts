import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkSections } from '#schema/access/sections.ts'
import { controlAreaTypes, tradeOf } from '#schema/projects/controls.ts'
import { passwordMatches } from '#server/accounts/password/hashing.offer.ts'
import { LinkKeys } from '#server/kernel/linkKeys.ts'
import { createDemoDatabase, type DemoDatabase, now, sessionSecret } from './demoDatabase.ts'

let demo: DemoDatabase
beforeAll(async () => {
  demo = await createDemoDatabase()
  await demo.load()
})
afterAll(() => demo[Symbol.asyncDispose]())

const accountsOf = (who: string) =>
  demo.all<{ type: string; company: string | null; roles: string[]; licences: string[]; isDisabled: boolean; estates: number }>(
    `select a.account_type type, c.name company, a.is_disabled "isDisabled",
       array(select role from account_role r where r.account_id = a.id order by role) roles,
       array(select plan from licence l where (l.account_id = a.id or l.company_id = a.company_id) and $2 between valid_from and valid_to) licences,
       (select count(*)::int from estate_owner o where o.account_id = a.id) estates
     from account a join app_user u on u.id = a.user_id left join company c on c.id = a.company_id where u.email = $1 order by a.account_type desc, a.is_disabled`,
    [`${who}@demo.example`, now],
  )

const customer = { type: 'customer', company: null, isDisabled: false }
const demoCompany = { type: 'company', company: 'Eksempelbygg AS', licences: ['COMPANY_PRO_PLUS'], isDisabled: false, estates: 0 }
const secondCompany = { type: 'company', company: 'Prøvetak AS', licences: [], estates: 0 }

describe('the demo logins', () => {
  test.each([
    ['owner', [{ ...customer, roles: ['Customer.Owner'], licences: ['CUSTOMER_PLUS'], estates: 3 }]],
    ['guest', [{ ...customer, roles: ['Customer.Guest'], licences: [], estates: 0 }]],
    ['admin', [{ ...demoCompany, roles: ['Company.Admin'] }]],
    ['leader', [{ ...demoCompany, roles: ['Company.Leader'] }]],
    ['pro', [{ ...demoCompany, roles: ['Company.Professional'] }]],
    [
      'multi',
      [
        { ...customer, roles: ['Customer.Owner'], licences: [], estates: 1 },
        { ...demoCompany, roles: ['Company.Professional'] },
        { ...secondCompany, roles: ['Company.Leader'], isDisabled: true },
      ],
    ],
    ['sysadmin', [{ ...customer, roles: ['Customer.Owner'], licences: [], estates: 0 }]],
    ['nolicence', [{ ...secondCompany, roles: ['Company.Admin', 'Company.Leader'], isDisabled: false }]],
  ])('%s has the accounts that are promised', async (who, accounts) => {
    expect(await accountsOf(who)).toEqual(accounts)
  })

  test('the owner is asked about one who shares the cabin', async () => {
    const claims = await demo.all(
      `select e.address_line1 address, u.email, c.state, c.expires_at > $1 open from estate_claim c join estate e on e.id = c.estate_id
        join account a on a.id = c.account_id join app_user u on u.id = a.user_id`,
      [now],
    )
    expect(claims).toEqual([{ address: 'Skareliveien 7', email: 'amir@demo.example', state: 'waiting', open: true }])
  })

  test('are eight, with the password that is told to everybody; strangers have none', async () => {
    const users = await demo.all<{ email: string; hash: string | null; admin: boolean }>(
      'select email, password_hash hash, is_system_admin admin from app_user',
    )
    const able = users.filter(({ hash }) => hash)
    expect(able).toHaveLength(8)
    expect(users.length).toBeGreaterThan(8)
    for (const { hash } of able) expect(await passwordMatches('Demo-1234', hash)).toBe(true)
    expect(users.filter(({ admin }) => admin).map(({ email }) => email)).toEqual(['sysadmin@demo.example'])
  })

  test('a guest reads the house and edits the cabin', async () => {
    const entries = await demo.all(
      `select e.address_line1 estate, effect, action from permission p join account a on a.id = p.account_id join app_user u on u.id = a.user_id
         join estate e on p.subject = 'estate/' || e.id where u.email = 'guest@demo.example' order by estate, action`,
    )
    expect(entries).toEqual([
      { estate: 'Skareliveien 7', effect: 'allow', action: null },
      { estate: 'Solveien 14', effect: 'allow', action: 'read' },
    ])
  })
})

describe('the public links', () => {
  const link = (key: string) =>
    demo.one<{ id: string; address: string; sections: string[]; sealed: Buffer; expired: boolean }>(
      `select l.id, e.address_line1 address, sections, key_sealed sealed, expires_at <= $2 expired from public_link l join estate e on e.id = l.estate_id where key_hash = $1`,
      [createHash('sha256').update(key).digest(), now],
    )

  test.each([
    ['demo-house', false],
    ['demo-expired', true],
  ])('%s leads to the house, and its owner can read its key again', async (key, expired) => {
    const { id, address, sections, sealed, ...found } = await link(key)
    expect({ address, expired: found.expired }).toEqual({ address: 'Solveien 14', expired })
    expect(sections).toEqual([...linkSections])
    expect(new LinkKeys({ sessionSecret, publicUrl: 'http://localhost' }).open(id, sealed)).toBe(key)
  })
})

describe('the link to a project', () => {
  test('shows the bathroom that goes on, and names no section', async () => {
    const found = await demo.one<{ name: string; sections: string[] }>(
      'select p.name, l.sections from public_link l join project p on p.id = l.project_id and p.estate_id = l.estate_id where key_hash = $1',
      [createHash('sha256').update('demo-project').digest()],
    )
    expect(found).toEqual({ name: 'Nytt bad i første etasje', sections: [] })
  })
})

describe('the estates', () => {
  test('of the owner are a house, a flat in a housing association and a cabin, each with picture, contact and papers', async () => {
    const estates = await demo.all(
      `select house_type type, identity_kind identity, ownership_kind ownership, contact_phone_number like '+476805%' reachable, f.width, f.height, f.section,
         (select count(*)::int > 4 from report_archive_document d where d.estate_id = e.id) papers
       from estate e join file f on f.id = e.image_file_id join estate_owner o on o.estate_id = e.id join account a on a.id = o.account_id
         join app_user u on u.id = a.user_id where u.email = 'owner@demo.example' order by house_type`,
    )
    const rest = { reachable: true, width: 1600, height: 1000, section: 'estate', papers: true }
    expect(estates).toEqual([
      { type: 'apartment', identity: 'share', ownership: 'housingAssociation', ...rest },
      { type: 'cabin', identity: 'cadastre', ownership: 'owned', ...rest },
      { type: 'detachedHouse', identity: 'cadastre', ownership: 'owned', ...rest },
    ])
  })

  test('the house has papers of every type, some of them ten years old, more than one page of them', async () => {
    const papers = await demo.all<{ type: string; made: string | null }>(
      `select report_type type, report_date::text made from report_archive_document d join estate e on e.id = d.estate_id where e.address_line1 = 'Solveien 14'`,
    )
    expect(papers.length).toBeGreaterThan(20)
    expect([...new Set(papers.map(({ type }) => type))].sort()).toEqual(['conditionReport', 'damageReport', 'otherReport', 'valueRate'])
    expect(papers.map(({ made }) => made)).toContain('2016-09-05')
  })

  test('nothing is dated after the moment of loading, and newest ids belong to newest rows', async () => {
    const { late, disordered } = await demo.one(
      `select count(*) filter (where created_at >= $1 or updated_at >= $1 or report_date >= $1)::int late,
         count(*) filter (where created_at < previous)::int disordered
       from (select *, lag(created_at) over (order by id) previous from report_archive_document) d`,
      [now],
    )
    expect({ late, disordered }).toEqual({ late: 0, disordered: 0 })
  })

  test('companies show themselves with a logo, and call each other in', async () => {
    const shown = await demo.all(
      `select c.name, f.section, (select count(*)::int from subcontractor s where s.owner_company_id = c.id) subcontractors,
         (select count(*)::int from subcontractor s where s.company_id = c.id) calls
       from company c join file f on f.id = c.logo_file_id and f.company_id = c.id where cardinality(trades) > 0 order by c.name`,
    )
    expect(shown).toEqual([
      { name: 'Eksempelbygg AS', section: 'logo', subcontractors: 7, calls: 0 },
      { name: 'Prøvetak AS', section: 'logo', subcontractors: 2, calls: 1 },
    ])
  })

  test('the builders keep what they look at in every trade, and for a bathroom and a roof the picture that shows each point', async () => {
    const kept = await demo.all<{ work: string | null; trade: string }>(
      `select t.work, t.trade, count(distinct a.id)::int areas, count(*)::int points, count(p.wanted_picture)::int pictures from company_control_template t
         join company c on c.id = t.company_id and c.name = 'Eksempelbygg AS'
         join company_control_area a on a.template_id = t.id join company_control_point p on p.area_id = a.id group by t.id order by t.work`,
    )
    expect(kept.filter(({ work }) => work)).toEqual([
      { work: 'BATHROOM', trade: 'tiler', areas: 6, points: 25, pictures: 25 },
      { work: 'ROOF_TILES_REPLACEMENT', trade: 'roofer', areas: 5, points: 25, pictures: 25 },
    ])
    expect(new Set(kept.map(({ trade }) => trade))).toEqual(new Set(controlAreaTypes.map(tradeOf)))
  })

  test('the projects have a picture each, half of the bathroom is done with pictures and words, and the roof has its book', async () => {
    const shown = await demo.all(
      `select p.name, f.section, count(c.completed_at) * 100 / count(*) percent, count(distinct x.control_point_id)::int > 0 pictured,
         (select array_agg(d.list order by d.list) filter (where d.list <> 'delivery') from project_document d where d.project_id = p.id) papers,
         (select b.state from handover_book b where b.project_id = p.id) book,
         (select count(*)::int from project_deviation v where v.project_id = p.id and v.status in ('open', 'inWork', 'mended')) deviations
       from project p join file f on f.id = p.image_file_id and f.project_id = p.id join control_point c on c.project_id = p.id
         left join control_point_file x on x.control_point_id = c.id group by p.id, f.id order by p.id`,
    )
    const rest = { section: 'project', papers: ['drawings', 'drawings'], book: null, deviations: 0 }
    expect(shown).toEqual([
      { ...rest, name: 'Nye takstein', percent: '100', pictured: true, papers: null, book: 'ready' },
      {
        ...rest,
        name: 'Nytt bad i første etasje',
        percent: expect.stringMatching(/^5/),
        pictured: true,
        papers: ['common', 'drawings'],
        deviations: 2,
      },
      { ...rest, name: 'Nytt bygg i hagen', percent: '0', pictured: false },
    ])
  })

  test('of the house ask an owner to confirm what the builders, who were let in, say they did', async () => {
    const waiting = await demo.all(
      `select e.confirms_suppliers confirms, c.name, l.status from maintenance_occurrence o join estate e on e.id = o.estate_id
         join account a on a.id = o.done_by_account_id join company c on c.id = a.company_id
         join access_link l on l.estate_id = e.id and l.company_id = c.id
         join maintenance_task t on t.id = o.task_id and t.archived_at is null and t.next_due_date = o.due_date and t.supplier_id = l.supplier_id
       where o.reported_date is not null`,
    )
    expect(waiting).toEqual([{ confirms: true, name: 'Eksempelbygg AS', status: 'claimed' }])
  })

  test('run a renovation of the house that goes on, have completed another and plan a new building, all managed by who leads them', async () => {
    const projects = await demo.all(
      `select p.type, p.closed_at is not null "isCompleted", u.email manager from project p join project_participant t on t.project_id = p.id and t.role = 'ProjectManager'
         join account a on a.id = t.account_id and a.company_id = p.company_id join app_user u on u.id = a.user_id order by p.id`,
    )
    const manager = 'leader@demo.example'
    expect(projects).toEqual([
      { type: 'RENOVATION', isCompleted: true, manager },
      { type: 'RENOVATION', isCompleted: false, manager },
      { type: 'NEW_BUILDING', isCompleted: false, manager },
    ])
  })

  test('completed a roof that stands among the renovations of the house, with its papers, its cost and the days to remember', async () => {
    const filed = await demo.all(
      `select r.title, r.cost_ore::int / 100 cost, r.trades, f.section, count(*)::int papers,
         (select count(*)::int from project_document x where x.project_id = p.id and x.list = 'delivery') delivered,
         (select array_agg(l.kind order by l.due_date) from project_deadline l where l.project_id = p.id) deadlines
       from project p join renovation r on r.project_id = p.id join renovation_document d on d.renovation_id = r.id join file f on f.id = d.file_id
       where p.closed_at is not null group by p.id, r.id, f.section`,
    )
    const trades = ['roofer', 'tinsmith', 'carpenter']
    const deadlines = ['lastWalk', 'complaint']
    expect(filed).toEqual([{ title: 'Nye takstein', cost: 259_500, trades, section: 'renovations', papers: 2, delivered: 2, deadlines }])
  })

  test('let the company without a licence in nowhere', async () => {
    const links = await demo.all(`select l.status from access_link l join company c on c.id = l.company_id where c.name = 'Prøvetak AS'`)
    expect(links).toEqual([])
  })

  test('organisation numbers are of the synthetic range, with a valid check digit', async () => {
    const numbers = await demo.all<{ number: string }>(
      'select organization_number number from company union select organization_number from subcontractor union select organization_number from estate where organization_number is not null',
    )
    expect(numbers).toHaveLength(11)
    for (const { number } of numbers) expect(number).toSatisfy(isSynthetic)
  })
})

const isSynthetic = (number: string) => {
  const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return /^[23]\d{8}$/.test(number) && (11 - (sum % 11)) % 11 === Number(number[8])
}
