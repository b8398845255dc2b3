import { useNavigate, useSearchParams } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import { redirectTarget } from '#client/access/redirect.ts'
import type { DetailsFragment } from '#client/generated/graphql.ts'
import { chooseLanguage, language as spoken } from '#client/messages/language.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Note } from '#client/ui/Note.tsx'
import { notify } from '#client/ui/notify.ts'
import { Page } from '#client/ui/Page.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { AccessTokens } from '../accessTokens/AccessTokens.tsx'
import { DataExport } from '../dataExport/DataExport.tsx'
import { Departure } from '../departure/Departure.tsx'
import { ProfileForm, type ProfileValues } from './ProfileForm.tsx'
import { useSaveProfile } from './useProfile.ts'

export function ProfileEditPage(own: Own<DetailsFragment>) {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const identity = useIdentity()
  const save = useSaveProfile()

  async function submit({ firstName, lastName, phone, addressLine1, postalCode, city, language }: ProfileValues) {
    const address = { addressLine1, postalCode, city }
    await save({ firstName, lastName, phone, address, language })
    notify.success('accounts.profile.saved', { short: true })
    // Once the form knows that it is saved: it asks before one leaves it with something typed.
    setTimeout(async () => {
      await navigate(search.has('redirect') ? redirectTarget(search) : '/private/profile', { replace: true })
      if (language !== spoken) chooseLanguage(language)
    })
  }

  return (
    <Page title={text('accounts.profile.editTitle')} back="/private/profile" narrow>
      {identity?.isProfileUpdateNeeded && (
        <Note title={<Text id="accounts.profile.needed" />}>
          <Text id="accounts.profile.neededText" />
        </Note>
      )}
      <Answered answer={own} skeleton={<Skeleton height="720px" />}>
        {(details) => <ProfileForm details={details} onSubmit={submit} />}
      </Answered>
      <AccessTokens />
      <DataExport />
      <Departure />
    </Page>
  )
}
