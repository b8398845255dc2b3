import { sentMailsInput } from '#schema/administration/mails.input.ts'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { query } from '#server/kernel/operation.ts'
import { containing } from '#server/kernel/read/search.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { OutboxMail } from '#server/mail/outboxMail.entity.ts'
import { stateOf } from './mailState.ts'

export const sentMails = query({
  name: 'sentMails',
  input: sentMailsInput,
  mayBeOld: true,
  permission: asSystemAdmin,
  rows: ({ scope, input }) =>
    scope
      .rows(OutboxMail)
      .matching(input.state, (mail, wanted) => sql`${stateOf(mail)} = ${wanted}::text`)
      .matching(input.search, ({ toEmail, template }, search) => containing(sql`folded(${toEmail} || ' ' || ${template})`, search))
      .newestFirst(),
})
