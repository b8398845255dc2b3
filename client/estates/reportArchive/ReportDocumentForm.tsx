import { PaperForm } from '#client/estates/papers/PaperForm.tsx'
import type { PaperFormProps } from '#client/estates/papers/PaperScreen.tsx'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { useText } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import type { SaidFields } from '#client/ui/form/StaleNote.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { reportTypes } from '#schema/estates/reportArchive.input.ts'
import { inputOf, reportRules, type ReportValues, valuesOf } from './reportForm.ts'
import type { Report, ReportInput } from './useReportArchive.ts'

const words = {
  type: { notValid: 'estates.reportArchive.chooseType' },
  subject: { required: 'estates.reportArchive.writeSubject' },
} as const

export function ReportDocumentForm(props: PaperFormProps<Report, ReportInput>) {
  const text = useText()
  const said: SaidFields<ReportValues> = {
    reportType: { label: 'estates.reportArchive.type', said: (type) => type && text(`estates.reportType.${type}`) },
    customName: { label: 'estates.reportArchive.subject', said: (name) => name },
    reportDate: { label: 'estates.reportArchive.date', said: writtenDay },
  }
  return (
    <PaperForm kind="reportArchive" rules={reportRules} valuesOf={valuesOf} inputOf={inputOf} said={said} {...props}>
      <ChoiceField
        name="reportType"
        label="estates.reportArchive.type"
        choices={reportTypes}
        choiceLabel="estates.reportType"
        faults={words.type}
      />
      <TextField
        name="customName"
        label="estates.reportArchive.subject"
        help="estates.reportArchive.subjectHelp"
        maxLength={255}
        faults={words.subject}
      />
      <DateField name="reportDate" label="estates.reportArchive.date" optional />
      <UploadField name="fileId" label="estates.reportArchive.file" kind="document" current={props.paper?.file} />
    </PaperForm>
  )
}
