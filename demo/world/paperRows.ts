import { urlNameOf } from '#server/files/names.offer.ts'
import { estateKeys, estates } from './estates.ts'
import type { Ids } from './ids.ts'
import type { Paper } from './papers.ts'
import { minutesAfter, type Past } from './past.ts'
import type { Rows } from './tables.ts'

/** The size of every picture as a picture. */
export const pictureSize = { width: 1600, height: 1000 }

/** The rows of the files lack what their content tells: size and hash. */
export const paperRows = (past: Past, ids: Ids, papers: readonly Paper[]): Rows => ({
  file: [
    ...estateKeys.map((key) => {
      const { owners, since, addressLine1 } = estates[key]
      const place = { ownerAccountId: ids.account(owners[0]!), estateId: ids.estate(key), section: 'estate' }
      const content = { type: 'image/jpeg', purpose: 'image', ...pictureSize }
      return { id: ids.image(key), ...named(`${addressLine1}.jpg`), ...content, ...place, ...adopted, createdAt: past(since, '17:40') }
    }),
    ...papers.map(({ fileId, fileName, estate, by, filedAt, content }) => {
      const place = { ownerAccountId: ids.account(by), estateId: ids.estate(estate), section: 'report-archive' }
      const type = 'document' in content ? 'application/pdf' : 'image/jpeg'
      const asDocument = { type, purpose: 'document', width: null, height: null }
      return { id: fileId, ...named(fileName), ...asDocument, ...place, ...adopted, createdAt: minutesAfter(filedAt, -1) }
    }),
  ],
  report_archive_document: papers.map(({ id, estate, reportType, customName, made, isUndated, fileId, filedAt, renamedAt }) => {
    const described = { reportType, customName, reportDate: isUndated ? null : made, fileId }
    return {
      id,
      estateId: ids.estate(estate),
      ...described,
      version: renamedAt ? 2 : 1,
      createdAt: filedAt,
      updatedAt: renamedAt ?? filedAt,
    }
  }),
})

const named = (name: string) => ({ name, urlName: urlNameOf(name) })
const adopted = { isTemporary: false, expiresAt: null }
