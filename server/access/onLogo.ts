import { isUuid } from '#schema/uuid.ts'
import type { App } from '#server/kernel/app.ts'
import { admit, type Call, StaleViewer, withCurrentViewer } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import { Param, sql, statement } from '#server/kernel/read/sql.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { guards } from './guards.ts'
import { signedInAs } from './signedIn.ts'

const companyId = new Param(({ input }) => input['companyId'])
const finding = statement(sql`select c.id, c.logo_file_id from ${guards.account!} left join company c on c.id = ${companyId}`)

const reading = { admit: (viewer: Viewer) => void signedInAs(viewer) }

/** Which file is a company's logo: whoever acts as an account may know. Undefined where it has none. */
export async function logoFor({ config, send }: Pick<App, 'config' | 'send'>, call: Call, id: unknown): Promise<string | undefined> {
  await admit(call, reading)
  if (!config.features.includes('companyAccountManagement')) throw new AppError('unauthorizedUser', { reason: 'feature' })
  if (typeof id !== 'string') throw new AppError('badRequest', { fields: { companyId: 'required' } })
  if (!isUuid(id)) throw new AppError('entityNotFound')
  return withCurrentViewer(call, reading, async () => {
    const values = finding.values({ viewer: call.viewer, input: { companyId: id }, variables: {} })
    const [row] = await send({ name: 'company logo', text: finding.text, values })
    if (!row) throw new StaleViewer()
    const [found, fileId] = row as [string | null, string | null]
    if (!found) throw new AppError('entityNotFound')
    return fileId ?? undefined
  })
}
