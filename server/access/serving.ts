import type { App } from '#server/kernel/app.ts'
import { admit, type Call, withCurrentViewer } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { GrantsAdmitted } from '#server/kernel/permission.ts'
import type { Viewer } from '#server/kernel/viewer.ts'

/**
 * For what is served beside the operations: the same permission, asked anew for every request. It has no gate: what asks the
 * database who may is an operation.
 */
export async function servedTo<Grant, Found>(
  { config, db, verify }: Pick<App, 'config' | 'db' | 'verify'>,
  call: Call,
  permission: GrantsAdmitted<Grant>,
  find: (grant: Grant) => Promise<Found>,
): Promise<Found> {
  const { feature } = permission
  const reading = {
    admit(viewer: Viewer) {
      if (feature && !config.features.includes(feature) && viewer.kind === 'account')
        throw new AppError('unauthorizedUser', { reason: 'feature' })
      permission.admits(viewer)
    },
  }
  await admit(call, reading)
  return withCurrentViewer(call, reading, async () => {
    await verify(call, db.manager)
    return find(permission.grant({}, { call, db: db.manager }))
  })
}
