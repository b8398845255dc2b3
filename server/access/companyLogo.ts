import { Company } from '#server/companies/company.entity.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { WithinCompany } from './companyScope.ts'

/** A picture that lies in the store and waits for its row. */
export type NewLogo = Pick<StoredFile, 'id' | 'name' | 'urlName' | 'type' | 'size' | 'sha256' | 'width' | 'height' | 'purpose'>

/** What everybody who is signed in may read of a company's files. */
export const logoSection = 'logo'

/** The new logo takes the place of the one before. It is no part of the version: whoever has the form open saves it all the same. */
export async function takeLogo({ companyId, viewer, db }: WithinCompany, picture: NewLogo) {
  const { id, name, urlName, type, size, sha256, width, height, purpose } = picture
  const content = { id, name, urlName, type, size, sha256, width, height, purpose }
  const before = await lockedLogo({ companyId, db })
  const place = { companyId, section: logoSection, isTemporary: false, expiresAt: null }
  await db.insert(StoredFile, { ...content, ownerAccountId: viewer.accountId, ...place })
  await db.update(Company, { id: companyId }, { logoFileId: id, updatedAt: () => 'now()' })
  if (before) await letGo({ companyId, db }, before)
}

export async function dropLogo({ companyId, db }: WithinCompany, fileId: string) {
  if ((await lockedLogo({ companyId, db })) !== fileId.toLowerCase()) throw new AppError('entityNotFound')
  await db.update(Company, { id: companyId }, { logoFileId: null, updatedAt: () => 'now()' })
  await letGo({ companyId, db }, fileId)
}

type Place = Pick<WithinCompany, 'companyId' | 'db'>

async function lockedLogo({ companyId, db }: Place) {
  const company = await db.findOne(Company, { where: { id: companyId }, lock: { mode: 'pessimistic_write' } })
  return company!.logoFileId
}

/** It is swept after a day. */
const letGo = ({ companyId, db }: Place, id: string) =>
  db.update(
    StoredFile,
    { id, companyId },
    { isTemporary: true, expiresAt: () => "now() + interval '24 hours'", companyId: null, section: null },
  )
