import type { CompanyGrant } from '#server/access/companyGrant.ts'
import { logoSection } from '#server/access/onFile.ts'
import { AppError } from '#server/kernel/errors.ts'
import { now } from '#server/kernel/rows/moments.ts'

type NewLogo = Parameters<CompanyGrant['keep']>[0]

/** It is no part of the version: whoever has the form open saves it all the same. */
const write = ({ company }: CompanyGrant, logoFileId: string | null) => company.mark({}, { logoFileId, updatedAt: now })

/** The new logo takes the place of the one before. */
export async function takeLogo(grant: CompanyGrant, picture: NewLogo) {
  const before = await logoOf(grant)
  await grant.keep(picture)
  await grant.adopt([picture.id], { field: 'file', section: logoSection })
  await write(grant, picture.id)
  if (before) await grant.release([before])
}

export async function dropLogo(grant: CompanyGrant, fileId: string) {
  if ((await logoOf(grant)) !== fileId.toLowerCase()) throw new AppError('entityNotFound')
  await write(grant, null)
  await grant.release([fileId])
}

const logoOf = async ({ company, companyId }: CompanyGrant) => (await company.get(companyId)).logoFileId
