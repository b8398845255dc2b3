import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { type SaidFields, StaleNote } from '#client/ui/form/StaleNote.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { reportTypes } from '#schema/estates/reportArchive.input.ts'
import { inputOf, reportRules, type ReportValues, valuesOf } from './reportForm.ts'
import { isStale, type Report, type ReportInput } from './useReportArchive.ts'

interface ReportDocumentFormProps {
  /** The report to change; without it one is added. */
  report: Report | undefined
  onSave: (report: ReportInput) => Promise<unknown>
  onNewest: (id: string) => Promise<Report | undefined>
  onDone: () => void
}

const words = {
  type: { notValid: 'estates.reportArchive.chooseType' },
  subject: { required: 'estates.reportArchive.writeSubject' },
} as const

export function ReportDocumentForm({ report, onSave, onNewest, onDone }: ReportDocumentFormProps) {
  const [opened] = useState(() => valuesOf(report))
  const [isBehind, setBehind] = useState(false)
  const text = useText()

  async function save(values: ReportValues) {
    setBehind(false)
    try {
      await onSave(inputOf(values))
    } catch (error) {
      setBehind(isStale(error))
      throw error
    }
    onDone()
  }
  async function fetchNewest() {
    const newest = report && (await onNewest(report.id))
    return newest && valuesOf(newest)
  }
  const said: SaidFields<ReportValues> = {
    reportType: { label: 'estates.reportArchive.type', said: (type) => type && text(`estates.reportType.${type}`) },
    customName: { label: 'estates.reportArchive.subject', said: (name) => name },
    reportDate: { label: 'estates.reportArchive.date', said: writtenDay },
  }

  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id={report ? 'estates.reportArchive.changeTitle' : 'estates.reportArchive.addTitle'} />
      <Form initialValues={opened} rules={reportRules} onSubmit={save}>
        {isBehind && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
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
        <UploadField name="fileId" label="estates.reportArchive.file" kind="document" current={report?.file} />
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id={report ? 'estates.reportArchive.saveChange' : 'estates.reportArchive.add'} />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
