import { DataSource } from 'typeorm'
import { caretakerOf } from '#server/access/caretaker.ts'
import { faultsOfSql } from '#server/access/soundSql.ts'
import { findings } from '#server/files/integrity.ts'
import { logFindings } from '#server/history/seals.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { approvalFindings } from '#server/projects/orderApproval/integrity.ts'

const words = {
  missing: 'has a row and no content',
  damaged: 'is not what was stored',
  unused: 'has a content and no row; swept after a day',
  changed: 'is not the audit log of that day as it was sealed',
  forged: 'is not what the customer approved',
  unreadable: "is of a month of the audit log that lies in the store of files and can't be read there",
  broken: 'has a seal of the audit log that does not follow from the day before',
}

interface Differences {
  count: number
  /** How many of them are contents that nothing names: they are swept, and nothing is lost. */
  unused: number
}

/** Holds files, log and approvals against what was kept, says what it finds, and answers how many differences there are. */
export async function differencesIn(url: string, files: FileStore, say: (line: string) => void): Promise<Differences> {
  async function tell<Found extends { kind: keyof typeof words }, Result>(
    all: AsyncGenerator<Found, Result>,
    name: (found: Found) => string,
  ) {
    let unused = 0
    for (let count = 0; ; count++) {
      const { value, done } = await all.next()
      if (done) return { count, unused, result: value }
      if (value.kind === 'unused') unused++
      say(`${value.kind}  ${name(value)}  ${words[value.kind]}`)
    }
  }
  const db = await new DataSource({ type: 'postgres', url, applicationName: 'grunnmur integrity' }).initialize()
  try {
    const filesFound = await tell(findings({ db, files }), ({ id }) => id)
    if (!filesFound.count) say('Every file has its content, and every content its file.')
    const faults = await faultsOfSql(db)
    if (faults.length) throw new Error(faults.join('\n'))
    const care = caretakerOf({ db })
    const logFound = await tell(logFindings(care, files), ({ day }) => day)
    if (!logFound.count)
      say(logFound.result ? `The audit log is whole, and sealed until ${logFound.result}.` : 'The audit log has no seals yet.')
    const agreed = await tell(approvalFindings(care), ({ id }) => id)
    if (!agreed.count) say(`What customers have approved is as it was: ${agreed.result}.`)
    return { count: filesFound.count + logFound.count + agreed.count, unused: filesFound.unused }
  } finally {
    await db.destroy()
  }
}
