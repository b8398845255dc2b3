import type { Slice } from '#server/kernel/api.ts'
import { deliversMails } from './delivery.ts'
import { devMail } from './devMail.ts'
import { mailFigures } from './figures.ts'
import { outboxMail } from './outboxMail.entity.ts'
import { type AnswersMail, answersRequests } from './requests.ts'

/** Over what each slice says may be asked of it by mail. */
export const mail = (kinds: AnswersMail): Slice => ({
  graphql: { entities: [outboxMail] },
  routes: [devMail],
  jobs: [deliversMails, answersRequests(kinds)],
  figures: [mailFigures],
})
