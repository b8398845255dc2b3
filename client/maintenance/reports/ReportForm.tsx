import { UploadField } from '#client/files/upload/UploadField.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { NamedField } from '#client/ui/form/NamedField.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { reportTypes } from '#schema/estates/documentKinds.ts'
import { ManyField } from './ManyField.tsx'
import { inputOf, reportRules, valuesOf } from './reportForm.ts'
import type { Report, ReportChoices, ReportInput } from './useReports.ts'

interface ReportFormProps {
  /** The report to change; without it one is written. */
  report?: Report | undefined
  choices: ReportChoices
  back: string
  onSave: (input: ReportInput, version: number) => Promise<unknown>
  onNewest?: () => Promise<Report | undefined>
}

const words = {
  title: { required: 'maintenance.report.writeTitle' },
  fromYear: { notValid: 'maintenance.report.yearNotValid' },
  toYear: { notValid: 'maintenance.report.toYearNotValid' },
  proposal: { notValid: 'maintenance.report.proposalNotValid' },
  people: { notValid: 'maintenance.report.notValid' },
} as const

export function ReportForm({ report, choices, back, onSave, onNewest }: ReportFormProps) {
  const { reportAccounts: accounts, reportPapers: papers, buildings, scenarios } = choices
  const held = report?.documents?.map(({ customName, file }) => ({ id: file.id, name: customName })) ?? []
  const others = papers.map(({ fileId, customName }) => ({ id: fileId, name: customName }))
  const documents = [...held, ...others.filter(({ id }) => !held.some((paper) => paper.id === id))]
  const named = new Map(documents.map(({ id, name }) => [id, name]))
  return (
    <KeptForm
      title={report ? 'maintenance.report.changeTitle' : 'maintenance.report.addTitle'}
      submit={report ? 'maintenance.report.save' : 'maintenance.report.create'}
      values={valuesOf(report)}
      rules={reportRules}
      onSave={(values) => onSave(inputOf(values, named), values.version)}
      onNewest={newestAs(valuesOf, () => onNewest?.())}
      back={back}
    >
      <FormSection title="maintenance.report.about">
        <TextField name="title" label="maintenance.report.title" faults={words.title} />
        <ChoiceField
          name="reportType"
          label="maintenance.report.type"
          choices={reportTypes}
          choiceLabel="estates.reportType"
          optional={false}
        />
        <Pair>
          <TextField name="fromYear" label="maintenance.report.fromYear" inputMode="numeric" faults={words.fromYear} optional={false} />
          <TextField name="toYear" label="maintenance.report.toYear" inputMode="numeric" faults={words.toYear} optional={false} />
        </Pair>
        {buildings.length > 1 && (
          <ManyField name="buildingIds" label="maintenance.report.buildings" help="maintenance.report.buildingsHelp" options={buildings} />
        )}
      </FormSection>
      <FormSection title="maintenance.report.words">
        <TextArea name="summary" label="maintenance.report.summary" help="maintenance.report.summaryHelp" rows={4} />
        <TextArea name="condition" label="maintenance.report.condition" rows={4} />
        <TextArea name="proposals" label="maintenance.report.proposals" help="maintenance.report.proposalsHelp" rows={4} />
        <TextArea name="economy" label="maintenance.report.economy" rows={4} />
        {(scenarios.length > 0 || report?.scenarioId) && (
          <NamedField
            name="scenarioId"
            label="maintenance.report.proposal"
            help="maintenance.report.proposalHelp"
            faults={words.proposal}
            optional
            of={scenarios}
            none="maintenance.report.noProposal"
          />
        )}
      </FormSection>
      <FormSection title="maintenance.report.who">
        <NamedField
          name="authorAccountId"
          label="maintenance.report.author"
          faults={words.people}
          optional
          of={accounts}
          none="maintenance.report.nobody"
        />
        <ManyField
          name="recipientIds"
          label="maintenance.report.recipients"
          help="maintenance.report.recipientsHelp"
          options={accounts}
          faults={words.people}
        />
      </FormSection>
      <FormSection title="maintenance.report.with">
        <UploadField
          name="imageFileId"
          label="maintenance.report.image"
          help="maintenance.report.imageHelp"
          kind="image"
          {...(report?.image && { current: report.image })}
          optional
        />
        {documents.length > 0 && <ManyField name="documents" label="maintenance.report.documents" options={documents} />}
        <UploadField name="uploads" label="maintenance.report.uploads" kind="document" multiple optional />
      </FormSection>
    </KeptForm>
  )
}
