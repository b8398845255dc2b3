import { logoSize } from '#demo/art/logos.ts'
import { urlNameOf } from '#server/files/names.offer.ts'
import { companies, companyKeys, type DemoCompany } from './companies.ts'
import { companyProfiles } from './companyProfiles.ts'
import { demoId } from './demoId.ts'
import type { Ids } from './ids.ts'
import type { Past } from './past.ts'
import type { Rows, RowValues } from './tables.ts'

export const companyRows = (past: Past, ids: Ids): Rows => ({
  company: companyKeys.map((key) => {
    const { since, licensedSince: _, ...company }: DemoCompany = companies[key]
    const { logoBy: __, subcontractors: ___, ...profile } = companyProfiles[key]
    const proof = { provenAt: past(since, '15:20'), provenBy: 'register', provenRole: 'Daglig leder' }
    const kept = { logoFileId: ids.logo(key), version: 2, createdAt: past(since), updatedAt: past(since, '15:20') }
    return { id: ids.company(key), ...company, ...profile, ...proof, ...kept }
  }),
  subcontractor: companyKeys.flatMap((key) =>
    companyProfiles[key].subcontractors.map(({ since, ...told }) => {
      const at = past(since, '10:40')
      const id = demoId(`subcontractor ${key} ${told.organizationNumber}`, at)
      return { id, ownerCompanyId: ids.company(key), ...told, createdAt: at, updatedAt: at }
    }),
  ),
  file: logoRows(past, ids),
})

/** The files of the logos; like all files' rows they lack what the content tells. */
const logoRows = (past: Past, ids: Ids): RowValues[] =>
  companyKeys.map((key) => {
    const name = `${companies[key].name}.png`
    const content = { type: 'image/png', purpose: 'image', width: logoSize, height: logoSize }
    const place = {
      ownerAccountId: ids.account(companyProfiles[key].logoBy, key),
      companyId: ids.company(key),
      section: 'logo',
      estateId: null,
    }
    const settings = { isTemporary: false, expiresAt: null, createdAt: past(companies[key].since, '15:10') }
    return { id: ids.logo(key), name, urlName: urlNameOf(name), ...content, ...place, ...settings }
  })
