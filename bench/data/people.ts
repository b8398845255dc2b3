import { createHash } from 'node:crypto'
import type pg from 'pg'
import { mainProject } from './projects.ts'

/** How many of the owners ask. */
export const people = 64

const secret = (text: string) => createHash('sha256').update(text).digest('base64url')
/** The same in every run, so that nothing has to be handed on. */
export const tokenOf = (i: number) => secret(`bench session ${i}`)
export const adminTokenOf = (i: number) => secret(`bench admin ${i}`)
/** Of whoever administers the firm that is called in. */
export const firmTokenOf = (i: number) => secret(`bench firm ${i}`)
/** Of somebody who looks after many estates. */
export const keeperToken = secret('bench keeper')
export const linkKeyOf = (i: number) => secret(`bench link ${i}`)
export const supplierKeyOf = (i: number) => secret(`bench supplier ${i}`)

export interface Plan {
  estateId: string
  areaId: string
  /** The area where tasks are added. */
  workshopId: string
  /** Three at the most. */
  buildingIds: readonly string[]
}
export interface Person {
  token: string
  linkKey: string
  /** Of the firm that their builder has called in. */
  supplierKey: string
  accountId: string
  estates: readonly string[]
  /** The one of them that has papers. */
  papers: string
  /** Where rooms are added. */
  workshop: { estateId: string; floorId: string }
  /** One that holds more than all others, of whoever has it. */
  large?: string
  /** Maintenance plans with an area of each, the smallest first. */
  plans: readonly Plan[]
  /** What is done every day on an estate of theirs. */
  daily: { estateId: string; taskIds: readonly string[] }
  /** Estates of others that an entry opens. */
  guestOn: readonly string[]
  /** Somebody else, who looks after a company. */
  admin: { token: string; accountId: string; companyId: string; work: Work }
  /** Somebody in a firm that their company has called in. */
  calledIn: Pick<Person, 'token' | 'accountId'>
  /** The same for everybody: an account that sees many estates. */
  keeper: { token: string; accountId: string }
}
/** What a company builds on the estate that has papers: its main project, and a line of each order of it that is open. */
export interface Work {
  projectId: string
  areaId: string
  orderId: string
  lines: readonly { orderId: string; id: string }[]
}

const text = `select s.account_id "accountId",
    (select json_agg(estate_id order by estate_id) from estate_owner where account_id = s.account_id) estates,
    (select estate_id from public_link where created_by = s.account_id) papers,
    (select json_build_object('estateId', f.estate_id, 'floorId', f.id) from floor f join estate_owner o on o.estate_id = f.estate_id
      where o.account_id = s.account_id and not exists (select from building b where b.estate_id = f.estate_id)) workshop,
    (select f.estate_id from floor f join estate_owner o on o.estate_id = f.estate_id where o.account_id = s.account_id
      group by f.estate_id having count(*) > 20) large,
    (select json_agg(json_build_object('estateId', p.estate_id, 'areaId', p.area_id, 'workshopId', p.workshop_id,
      'buildingIds', p.building_ids) order by p.areas) from (
      select b.estate_id, count(*) areas, min(a.id::text) area_id, max(a.id::text) workshop_id,
      (array_agg(distinct b.id))[1:3] building_ids from building b join estate_owner o on o.estate_id = b.estate_id
        join building_part a on a.building_id = b.id where o.account_id = s.account_id and b.in_plan group by b.estate_id having count(*) > 1) p) plans,
    (select json_build_object('estateId', k.estate_id, 'taskIds', json_agg(k.id order by k.id)) from maintenance_task k
      join estate_owner o on o.estate_id = k.estate_id where o.account_id = s.account_id and k.period = 'day' group by k.estate_id) daily,
    coalesce((select json_agg(substring(subject from 8) order by id) from permission where account_id = s.account_id and effect = 'allow'), '[]') "guestOn"
  from session s where s.token_hash = $1`

const adminText = `select a.id "accountId", a.company_id "companyId", json_build_object('projectId', p.id,
    'areaId', (select id from control_area where estate_id = p.estate_id and project_id = p.id order by sort_order limit 1),
    'orderId', (select id from project_order where project_id = p.id and number = 2),
    'lines', (select json_agg(json_build_object('orderId', o.id, 'id', l.id)) from project_order o cross join lateral
      (select id from order_line where estate_id = o.estate_id and project_id = o.project_id and order_id = o.id order by id limit 1) l
      where o.project_id = p.id and o.status = 'open')) work
  from session s join account a on a.id = s.account_id join project p on p.company_id = a.company_id and p.name = '${mainProject}' where s.token_hash = $1`
const accountText = 'select account_id "accountId" from session where token_hash = $1'
const hashOf = (text: string) => createHash('sha256').update(text).digest()

export async function readPeople(client: pg.Client): Promise<Person[]> {
  const found: Person[] = []
  const accountOf = async (token: string) => ({
    ...(await client.query<{ accountId: string }>(accountText, [hashOf(token)])).rows[0]!,
    token,
  })
  const keeper = await accountOf(keeperToken)
  for (let i = 0; i < people; i++) {
    const token = tokenOf(i)
    const { rows } = await client.query<Omit<Person, 'token' | 'linkKey' | 'supplierKey' | 'admin' | 'calledIn' | 'keeper'>>(text, [
      hashOf(token),
    ])
    const adminToken = adminTokenOf(i)
    const { rows: admins } = await client.query<Omit<Person['admin'], 'token'>>(adminText, [hashOf(adminToken)])
    found.push({
      ...rows[0]!,
      token,
      linkKey: linkKeyOf(i),
      supplierKey: supplierKeyOf(i),
      admin: { ...admins[0]!, token: adminToken },
      calledIn: await accountOf(firmTokenOf(i)),
      keeper,
    })
  }
  return found
}
