import { ofUser } from '#server/access/heldSql.ts'
import type { HangsOnAccount } from '#server/accounts/hangsOnAccount.offer.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { ProjectParticipant } from './projectParticipant.entity.ts'

const seeFirms = ofUser(`update project_participant set confirmed_at = now() where confirmed_at is null and subcontractor_id in (
    select s.id from subcontractor s join account a on a.company_id = s.company_id where a.user_id = $1 and a.id = $2)`)

/** Whoever acts as the account has seen that it was given a part in a project, itself or with its firm. */
export const participantsHang: HangsOnAccount = {
  async chosen(grant, accountId) {
    await grant.about(ProjectParticipant, { accountId }).mark({ confirmedAt: null }, { confirmedAt: now })
    await grant.query(seeFirms, accountId)
  },
}
