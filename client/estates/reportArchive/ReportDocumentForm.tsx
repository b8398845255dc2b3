import { Button, Heading } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { Text } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { reportTypes } from '#schema/estates/reportArchive.input.ts'
import { inputOf, reportRules, type ReportValues, valuesOf } from './reportForm.ts'
import { StaleReport } from './StaleReport.tsx'
import { isStale, type Report, type ReportInput } from './useReportArchive.ts'

interface ReportDocumentFormProps {
  /** The report to change; without it one is added. */
  report: Report | undefined
  onSave: (report: ReportInput) => Promise<unknown>
  onNewest: (id: string) => Promise<Report | undefined>
  onDone: () => void
}

const faults = {
  type: { notValid: 'estates.reportArchive.chooseType' },
  subject: { required: 'estates.reportArchive.writeSubject' },
} as const

export function ReportDocumentForm({ report, onSave, onNewest, onDone }: ReportDocumentFormProps) {
  const [opened] = useState(valuesOf(report))
  const [hasOtherVersion, setOtherVersion] = useState(false)
  const isSaved = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function save(values: ReportValues) {
    // The screen is still here for a moment after it was saved, and so is the second click of a hasty finger.
    if (isSaved.current) return
    setOtherVersion(false)
    try {
      await onSave(inputOf(values))
      isSaved.current = true
    } catch (error) {
      setOtherVersion(isStale(error))
      throw error
    }
    onDone()
  }

  return (
    <Stack gap="6" maxWidth="column">
      <Heading ref={heading} textStyle="lead" tabIndex={-1} outline="none">
        <Text id={report ? 'estates.reportArchive.changeTitle' : 'estates.reportArchive.addTitle'} />
      </Heading>
      <Form initialValues={opened} rules={reportRules} onSubmit={save}>
        {report && hasOtherVersion && <StaleReport opened={opened} onNewest={() => onNewest(report.id)} />}
        <ChoiceField
          name="reportType"
          label="estates.reportArchive.type"
          choices={reportTypes}
          choiceLabel="estates.reportType"
          faults={faults.type}
        />
        <TextField
          name="customName"
          label="estates.reportArchive.subject"
          help="estates.reportArchive.subjectHelp"
          maxLength={255}
          faults={faults.subject}
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
