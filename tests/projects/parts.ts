import type { World } from '#tests/support/world/world.ts'

/** Gives the people of the company that runs a project a part in it; whoever administers it needs none. */
export const giveParts = (world: World, projectId: string) =>
  world.sql(
    `insert into project_participant (estate_id, project_id, role, account_id, confirmed_at)
      select p.estate_id, p.id, 'Subcontractor', a.id, now() from project p join account a on a.company_id = p.company_id
      where p.id = $1 and exists (select from account_role r where r.account_id = a.id and r.role in ('Company.Leader', 'Company.Professional'))
        and not exists (select from project_participant t where t.project_id = p.id and t.account_id = a.id)`,
    [projectId],
  )
