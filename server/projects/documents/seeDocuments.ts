import type { ProjectDocumentListName } from '#schema/projects/projectDocuments.input.ts'
import { accountId } from '#server/access/guards.ts'
import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { there } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { ViewerKind } from '#server/kernel/viewer.ts'
import { ProjectDocumentList } from './projectDocument.entity.ts'

const note = ofProject(`insert into project_document_seen (project_id, estate_id, list, account_id, seen_at) values ($1, $2, $3, $4, now())
  on conflict (account_id, project_id, list) do update set seen_at = excluded.seen_at`)

/** Each account for itself; it changes nothing that anybody else sees. */
export async function seeDocuments(grant: ProjectGrant, list: ProjectDocumentListName) {
  const [papers] = await grant.rows(ProjectDocumentList).all({ list })
  await grant.query(note, grant.estateId, list, grant.viewer.accountId)
  return new Written(ProjectDocumentList, there(papers).id, [], false)
}

/** What others have brought since. */
export const unseenCount = ({ estateId, projectId, list }: Path<ProjectDocumentList>, viewer: ViewerKind) =>
  viewer === 'account'
    ? sql`(select count(*)::int from project_document d where d.estate_id = ${estateId} and d.project_id = ${projectId} and d.list = ${list}
        and d.added_by_account_id is distinct from ${accountId} and d.updated_at > coalesce((select s.seen_at from project_document_seen s
          where s.account_id = ${accountId} and s.project_id = ${projectId} and s.list = ${list}), '-infinity'))`
    : sql`0`
