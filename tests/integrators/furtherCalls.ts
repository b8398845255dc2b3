import { feed, pathOf } from '#tests/maintenance/calendar.ts'
import { economyOf } from '#tests/maintenance/economy.ts'
import { area, licensed, planFilesOf } from '#tests/maintenance/plan.ts'
import { type Ask, type Asking, asks } from '#tests/security/matrix/asks.ts'
import { pdf } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import type { SoundCall } from './soundCalls.ts'

const reading = (url: string): Ask => ({ rest: { method: 'GET', url } })

async function report(estate: TestEstate) {
  const body = { customName: 'Tak', fileId: await estate.owner.upload() }
  await estate.owner.put(`/api/private/estate/${estate.id}/report-archive`, body)
  return body.fileId
}

/** A document of a part of the plan, and what is asked about it. */
const ofArea =
  (ask: (url: string, fileId: string) => Ask): Asking =>
  async (world, estate) => {
    await licensed(world, estate)
    const { areaId } = await area(estate)
    const url = `${planFilesOf(estate)}/areas/${areaId}/documents`
    const { body } = await estate.owner.sendFile(url, 'tilbud.pdf', pdf)
    return ask(url, String(body['id']))
  }
const owner = (asking: Asking): SoundCall => ({ caller: 'owner', asking })
const ofAreas = 'AtAreas'

/** What the matrix asks in another place only, and contents, which are no operations. */
export const furtherCalls: Readonly<Record<string, SoundCall>> = {
  [`uploadPlanDocument${ofAreas}`]: owner(ofArea((url) => ({ sendsFile: true, rest: { method: 'POST', url } }))),
  [`renamePlanDocument${ofAreas}`]: owner(
    ofArea((url, fileId) => ({ rest: { method: 'PUT', url, body: { fileId, customName: 'Tilbud på tak' } } })),
  ),
  [`deletePlanDocument${ofAreas}`]: owner(ofArea((url, fileId) => ({ rest: { method: 'DELETE', url, body: { fileId } } }))),
  saveScenarioByPost: owner(async (world, estate, by) => {
    await asks['saveForecast']!(world, estate, by)
    return { rest: { method: 'POST', url: `${economyOf(estate)}/scenarios`, body: { name: 'Vent' } } }
  }),
  rememberAccount: owner(async (_, { owner: { accountId } }) => ({
    rest: { method: 'POST', url: '/api/private/profile/user/remember', body: { account: { accountId } } },
  })),
  fileContent: owner(async (_, estate) => reading(`/api/private/file/${await report(estate)}`)),
  companyLogo: owner(async (world) => {
    const { id, admin } = await world.company()
    await admin.sendFile(`/api/private/company/${id}/profile/logo`, 'logo.png', await png())
    return reading(`/api/private/company/logo?companyId=${id}`)
  }),
  fileContentByLink: {
    caller: 'link',
    asking: async (_, estate) => {
      const fileId = await report(estate)
      return { restByLink: (key) => `/api/public/${key}/file/${fileId}` }
    },
  },
  calendar: {
    caller: 'anonymous',
    asking: async (world, estate) => {
      await licensed(world, estate)
      return reading(pathOf(await feed(estate)))
    },
  },
}
