import type { App } from '#server/kernel/app.ts'
import type { Reading } from '#server/kernel/http/readings.ts'

const ask = `select count(*) filter (where failed_at is null)::int waiting, count(failed_at)::int failed,
  coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float8 age from outbox_mail where sent_at is null`

/** Of the mails that lie in the outbox. */
export const mailFigures = ({ db }: Pick<App, 'db'>): Reading => ({
  of: 'outbox',
  metrics: {
    outbox_mails_waiting: ['Mails that are not sent yet.'],
    outbox_oldest_seconds: ['For how long the oldest of them has waited.'],
    outbox_mails_failed: ['Mails of the last thirty days that were refused for good.'],
  },
  async read() {
    const [{ waiting, failed, age } = { waiting: 0, failed: 0, age: 0 }]: { waiting: number; failed: number; age: number }[] =
      await db.query(ask)
    return {
      outbox_mails_waiting: [{ value: waiting }],
      outbox_oldest_seconds: [{ value: age }],
      outbox_mails_failed: [{ value: failed }],
    }
  },
})
