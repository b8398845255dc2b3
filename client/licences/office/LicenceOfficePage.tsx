import { useIdentity } from '#client/access/identity.ts'
import { OfficeScreen } from '#client/access/office/OfficeScreen.tsx'
import type { Own } from '#client/access/own.ts'
import type { AdministeredLicencesQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { SwitchedOffState } from '#client/ui/states.tsx'
import { AllLicences } from './AllLicences.tsx'
import { LicenceOffice } from './LicenceOffice.tsx'

/** For those who look after the whole system: who holds which licence, and what is changed by hand. */
export function LicenceOfficePage(own: Own<AdministeredLicencesQuery['administeredLicences']>) {
  const text = useText()
  const isOn = useIdentity()?.features['licenceManagement']
  return (
    <OfficeScreen
      at="licences"
      title={text('licences.office.pageTitle')}
      lead={<Text id="licences.office.pageLead" />}
      back="/private/administration"
      denied={{ title: 'licences.office.denied', text: 'licences.office.deniedText' }}
    >
      {isOn ? (
        <>
          <LicenceOffice />
          <AllLicences {...own} />
        </>
      ) : (
        <SwitchedOffState title={<Text id="licences.switchedOff" />} />
      )}
    </OfficeScreen>
  )
}
