import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import { SupportAccess } from './supportAccess.entity.ts'

const end =
  ofEstate(`with ended as (update support_access set ends_at = now() where estate_id = $1 and id = $2 and ends_at > now() returning id),
    taken as (delete from permission where support_access_id in (select id from ended))
  select id from ended`)

/** An owner's way to end it. One that is over stays as it was. */
export async function endAccess(grant: EstateGrant, id: string) {
  const ended = await grant.query(end, id)
  if (ended.length) return new Written(SupportAccess, id, ['endsAt'], false)
  await grant.rows(SupportAccess).get(id)
  throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
}
