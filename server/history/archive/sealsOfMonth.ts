import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { Seal } from '../chain.ts'

const seals = ofEverybody(`select day::text, entries, previous, hash from audit_seal
  where day >= $1::date and day < $1::date + interval '1 month' order by day`)

export const sealsOfMonth = (care: Caretaker, month: string) => care.query<Seal>(seals, month)
