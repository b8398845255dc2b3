import type { Background } from '#server/jobs/background.ts'
import { type MailRequest, requestQueue } from './outbox.ts'

type Answering = (email: string) => Promise<void>

/** Writes the mails that were asked for, each kind in its own way, where there is somebody to read them. */
export const answerMailRequests = (background: Background, kinds: Readonly<Record<string, Answering>>): Promise<void> =>
  background.work(requestQueue, async ({ kind, email }: MailRequest) => kinds[kind]?.(email))
