import type { App } from '#server/kernel/app.ts'
import type { Job } from '#server/kernel/job.ts'
import { Parts } from '#server/kernel/parts.ts'
import { type MailRequest, requestQueue } from './outbox.ts'

/** How mails of a kind that may be asked for are written, where there is somebody to read them. */
export interface AnswersMail {
  kind: string
  writes: (app: App, email: string) => Promise<unknown>
}

export const answering = new Parts<AnswersMail>()

export const answersRequests: Job = {
  queue: requestQueue,
  async does(app, { kind, email }: MailRequest) {
    await answering.all.find((answers) => answers.kind === kind)?.writes(app, email)
  },
}
