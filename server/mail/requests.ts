import type { App } from '#server/kernel/app.ts'
import type { Job } from '#server/kernel/job.ts'
import { type MailRequest, requestQueue } from './outbox.ts'

/** How each kind of mail that may be asked for is written, where there is somebody to read it. */
export type AnswersMail = Readonly<Record<string, (app: App, email: string) => Promise<unknown>>>

/** Writes the mails that were asked for, each kind in its own way. */
export const answersRequests = (kinds: AnswersMail): Job => ({
  queue: requestQueue,
  does: async (app, { kind, email }: MailRequest) => kinds[kind]?.(app, email),
})
