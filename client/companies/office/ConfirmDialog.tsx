import { Text } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { ReasonDialog } from '#client/ui/ReasonDialog.tsx'
import { confirmCompanyInput } from '#schema/companies/companyProof.input.ts'
import { type CompanyProof, useConfirmCompany } from './companyProof.ts'

/** Somebody of the office has looked a company up, and says how. */
export function ConfirmDialog({ company: { id, name }, onClose }: { company: CompanyProof; onClose: () => void }) {
  const confirm = useConfirmCompany(id)
  return (
    <ReasonDialog
      title={<Text id="companies.office.ask" values={{ name }} />}
      text={<Text id="companies.office.askText" />}
      rules={confirmCompanyInput}
      name="reason"
      label="companies.office.reason"
      submit={<Text id="companies.office.confirm" />}
      onSay={async (reason) => {
        await confirm({ reason })
        notify.success('companies.office.confirmed', { values: { name } })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
