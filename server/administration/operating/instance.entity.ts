import type { TimeOfOperation } from '#server/kernel/operationTimes.ts'
import { Column, entityOf, float, int, moment, table, text, yesNo } from '#server/kernel/table.ts'

/** An instance as it tells of itself every few seconds. */
export class Instance extends table('instance', {
  name: text,
  version: text,
  startedAt: moment,
  seenAt: moment.usually(() => 'now()'),
  memoryBytes: float,
  diskBytes: float.optional,
  freeBytes: float.optional,
  sendsMail: yesNo,
  times: new Column<TimeOfOperation[]>({ type: 'jsonb' }),
}) {}

/** How a look at what is kept ended. */
export class IntegrityRun extends table('integrity_run', {
  startedAt: moment,
  finishedAt: moment.usually(() => 'now()'),
  differenceCount: int,
}) {}

export const instance = entityOf(Instance)
export const integrityRun = entityOf(IntegrityRun)
