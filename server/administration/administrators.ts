import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { Language } from '#server/kernel/texts.ts'

const all = ofEverybody(`select email::text, language, first_name "firstName" from app_user
  where is_system_admin and deleted_at is null and blocked_at is null and email_verified_at is not null`)

/** Those who look after the system, and can be written to. */
export const administrators = (care: Caretaker) => care.query<{ email: string; language: Language; firstName: string }>(all)
