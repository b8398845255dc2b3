import type { CompanyGrant } from '#server/access/companyGrant.ts'
import { ofCompany } from '#server/access/heldSql.ts'
import { logoSection } from '#server/access/onFile.ts'
import { AppError } from '#server/kernel/errors.ts'

type NewLogo = Parameters<CompanyGrant['keep']>[0]

/** It is no part of the version: whoever has the form open saves it all the same. */
const write = ofCompany('update company set logo_file_id = $2, updated_at = now() where id = $1')

/** The new logo takes the place of the one before. */
export async function takeLogo(grant: CompanyGrant, picture: NewLogo) {
  const before = await logoOf(grant)
  await grant.keep(picture)
  await grant.adopt([picture.id], { field: 'file', section: logoSection })
  await grant.query(write, picture.id)
  if (before) await grant.release([before])
}

export async function dropLogo(grant: CompanyGrant, fileId: string) {
  if ((await logoOf(grant)) !== fileId.toLowerCase()) throw new AppError('entityNotFound')
  await grant.query(write, null)
  await grant.release([fileId])
}

const logoOf = async ({ company, companyId }: CompanyGrant) => (await company.get(companyId)).logoFileId
