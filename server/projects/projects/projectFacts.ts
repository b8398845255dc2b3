import type { Path } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { Project } from './project.entity.ts'

/** What a project tells that no column of it holds, in SQL. */
type Told = Path<Project>

export const isCompleted = ({ closedAt }: Told) => sql`(${closedAt} is not null)`
export const status = ({ closedAt }: Told) => sql`case when ${closedAt} is null then 'ACTIVE' else 'ARCHIVED' end`
export const searchedIn = ({ name, projectNumber, customerName, estate }: Told) =>
  sql`(folded(concat_ws(' ', ${name}, ${projectNumber}, ${customerName})) || ' ' || ${estate.searchText})`
