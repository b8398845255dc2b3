import type { EntityManager } from 'typeorm'
import type { Background } from '#server/jobs/background.ts'
import type { House } from '#server/kernel/house.ts'
import type { Outbox } from '#server/kernel/outbox.ts'
import { type MailRequest, requestQueue } from './outbox.ts'

type Answering = (db: EntityManager, outbox: Outbox, email: string) => Promise<void>

/** Writes the mails that were asked for, each kind in its own way, where there is somebody to read them. */
export const answerMailRequests = (
  { db, outbox }: Pick<House, 'db' | 'outbox'>,
  background: Background,
  kinds: Readonly<Record<string, Answering>>,
): Promise<void> =>
  background.work(requestQueue, ({ kind, email }: MailRequest) => db.transaction(async (own) => kinds[kind]?.(own, outbox, email)))
