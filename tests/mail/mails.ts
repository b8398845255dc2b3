import { readMail } from '#server/mail/outbox.ts'
import type { World } from '#tests/support/world/world.ts'

/** What an address was sent, as it would be read; oldest first. */
export async function mailsTo(world: World, email: string) {
  const found = await world.sql<{ id: string; to: string; template: string; language: 'nb' | 'en'; sealed: Buffer }>(
    `select id, to_email "to", template, language, data_sealed sealed from outbox_mail where lower(to_email) = lower($1) order by id`,
    [email],
  )
  return found.map((mail) => readMail(world.app.config, mail)!)
}

export async function emailOf(world: World, { userId }: { userId: string }) {
  const [user] = await world.sql<{ email: string }>('select email from app_user where id = $1', [userId])
  return user!.email
}
