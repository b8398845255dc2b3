import { companyInput, companyLogoInput, ownCompanyInput, updateCompanyProfileInput } from '#schema/companies/companyProfile.input.ts'
import { whenOn } from '#server/access/feature.ts'
import { onCompany } from '#server/access/onCompany.ts'
import { asAccount } from '#server/access/signedIn.ts'
import { Company } from '#server/companies/company.entity.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { uploadsPicture } from '#server/files/uploading.offer.ts'
import { command, query, Written } from '#server/kernel/operation.ts'
import { dropLogo, takeLogo } from './logo.ts'
import { changeProfile } from './profile.ts'

const feature = 'companyAccountManagement'

export const company = query({
  name: 'company',
  input: ownCompanyInput,
  permission: whenOn(feature, onCompany('read', 'company')),
  rows: ({ scope }) => scope.company(),
})

export const companyProfile = query({
  name: 'companyProfile',
  input: ownCompanyInput,
  permission: whenOn(feature, onCompany('read', 'company')),
  rows: ({ scope }) => scope.company(),
})

export const companyPreview = query({
  name: 'companyPreview',
  input: companyInput,
  permission: whenOn(feature, asAccount),
  rows: ({ scope, input: { companyId } }) => scope.company(companyId),
})

export const updateCompanyProfile = command({
  name: 'updateCompanyProfile',
  input: updateCompanyProfileInput,
  permission: whenOn(feature, onCompany('update', 'company')),
  run: ({ grant, input: { version, ...profile } }) => changeProfile(grant, profile, version),
})

export const uploadCompanyLogo = uploadsPicture({
  name: 'uploadCompanyLogo',
  about: companyInput,
  permission: whenOn(feature, onCompany('update', 'company')),
  async run({ grant, input: picture }) {
    await takeLogo(grant, picture)
    return new Written(StoredFile, picture.id, [], true)
  },
})

export const deleteCompanyLogo = command({
  name: 'deleteCompanyLogo',
  input: companyLogoInput,
  permission: whenOn(feature, onCompany('update', 'company')),
  async run({ grant, input: { companyId, fileId } }) {
    await dropLogo(grant, fileId)
    return new Written(Company, companyId, ['logoFileId'], false)
  },
})
