import { projectSeen } from '#server/access/onProject.ts'
import { mayAnswer } from '#server/access/onQuotation.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { Quotation } from './quotation.entity.ts'

/** What whoever asks may do with a quotation, as a JSON list: nothing once one of its order is taken over, or the order is on its way. */
export const mayWithQuotation = ({ orderId, projectId, subcontractorId, status }: Path<Quotation>) =>
  sql`(select coalesce(json_agg(w.action), '[]'::json) from ${projectSeen} join project_order o on o.id = ${orderId} and p.closed_at is null
      and o.status = 'open' and not exists (select from order_quotation t where t.order_id = o.id and t.status = 'taken')
    cross join lateral (values ('give', ${mayAnswer(subcontractorId)}), ('decline', ${status} <> 'declined' and ${mayAnswer(subcontractorId)}),
      ('takeOver', ${status} = 'given' and s.standing = 'manager')) w(action, may) where p.id = ${projectId} and w.may)`
