import { UploadField } from '#client/files/upload/UploadField.tsx'
import { type FormOf, RecordForm } from '#client/records/RecordForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { reportTypes } from '#schema/estates/documentKinds.ts'
import { saveReportDocumentInput } from '#schema/estates/reportArchive.input.ts'
import { choice } from '#schema/fields.ts'
import type { reports } from './reports.ts'

const rules = saveReportDocumentInput.omit(['estateId']).shape({ reportType: choice(reportTypes) })
const blank = { reportType: '', customName: '', reportDate: '', fileId: '' }
const words = {
  type: { notValid: 'estates.reportArchive.chooseType', required: 'estates.reportArchive.chooseType' },
  subject: { required: 'estates.reportArchive.writeSubject' },
} as const

export const ReportForm = (props: FormOf<typeof reports>) => (
  <RecordForm {...props} rules={rules} blank={blank}>
    <ChoiceField
      name="reportType"
      label="estates.reportArchive.type"
      choices={reportTypes}
      choiceLabel="estates.reportType"
      faults={words.type}
    />
    <TextField name="customName" label="estates.reportArchive.subject" help="estates.reportArchive.subjectHelp" faults={words.subject} />
    <DateField name="reportDate" label="estates.reportArchive.date" />
    <UploadField name="fileId" label="estates.reportArchive.file" kind="document" current={props.record?.file} names="customName" />
  </RecordForm>
)
