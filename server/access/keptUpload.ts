import { isUuid } from '#schema/uuid.ts'
import type { App } from '#server/kernel/app.ts'
import { type Call, StaleViewer, withCurrentViewer } from '#server/kernel/call.ts'
import { invalid } from '#server/kernel/errors.ts'
import { Param, sql, statement } from '#server/kernel/read/sql.ts'
import type { IncomingFile } from '#server/kernel/upload.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { accountId, guards } from './guards.ts'

const fileId = new Param(({ input }) => input['fileId'])
const finding = statement(sql`select f.id, f.name from ${guards['account']!}
  left join file f on f.id = ${fileId} and f.is_temporary and f.owner_account_id = ${accountId}`)

/** Whoever sent it may say so, and nobody else; who has no account has sent none. */
const sending = {
  admit(viewer: Viewer) {
    if (viewer.kind !== 'account') throw invalid('file', 'notValid')
  },
}

/** An upload that no record has adopted, for a command that takes in a file. */
export const keptUpload =
  ({ files, send }: Pick<App, 'files' | 'send'>) =>
  async (call: Call, id: string): Promise<IncomingFile> => {
    if (call.viewer.kind !== 'account' || !isUuid(id)) throw invalid('file', 'notValid')
    const name = await withCurrentViewer(call, sending, async () => {
      const values = finding.values({ viewer: call.viewer, input: { fileId: id }, variables: {} })
      const [row] = await send({ name: 'kept upload', text: finding.text, values })
      if (!row) throw new StaleViewer()
      return row[1] as string | null
    })
    if (name === null) throw invalid('file', 'notValid')
    return { name, content: await files.read(id) }
  }
