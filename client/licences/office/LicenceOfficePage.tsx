import { ForSystemAdmin } from '#client/access/ForSystemAdmin.tsx'
import { useIdentity } from '#client/access/identity.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Page } from '#client/ui/Page.tsx'
import { SwitchedOffState } from '#client/ui/states.tsx'
import { AllLicences } from './AllLicences.tsx'
import { LicenceOffice } from './LicenceOffice.tsx'

/** For those who look after the whole system: who holds which licence, and what is changed by hand. */
export function LicenceOfficePage() {
  const text = useText()
  const isOn = useIdentity()?.features['licenceManagement']
  return (
    <Page title={text('licences.office.pageTitle')} lead={<Text id="licences.office.pageLead" />} back="/private/administration">
      <ForSystemAdmin denied={{ title: 'licences.office.denied', text: 'licences.office.deniedText' }}>
        {isOn ? (
          <>
            <LicenceOffice />
            <AllLicences />
          </>
        ) : (
          <SwitchedOffState title={<Text id="licences.switchedOff" />} />
        )}
      </ForSystemAdmin>
    </Page>
  )
}
