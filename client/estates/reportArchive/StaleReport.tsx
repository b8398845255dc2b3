import { Button } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { tellFailure } from '#client/access/tellFailure.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Note } from '#client/ui/Note.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { differences, ontoNewest, type ReportValues, valuesOf } from './reportForm.ts'
import type { Report } from './useReportArchive.ts'

interface StaleReportProps {
  opened: ReportValues
  onNewest: () => Promise<Report | undefined>
}

/** Somebody else saved first. Their version is fetched under what was typed, and nothing typed is lost. */
export function StaleReport({ opened, onNewest }: StaleReportProps) {
  const { values, setValues } = useFormikContext<ReportValues>()
  const [newest, setNewest] = useState<Report | 'deleted'>()

  async function fetchNewest() {
    try {
      const report = await onNewest()
      setNewest(report ?? 'deleted')
      if (report) await setValues(ontoNewest(values, opened, valuesOf(report)))
    } catch (error) {
      tellFailure(error)
    }
  }

  if (newest === 'deleted') return <Note title={<Text id="estates.reportArchive.stale.deleted" />} />
  if (newest) return <OtherVersion typed={values} newest={valuesOf(newest)} />
  return (
    <Note
      title={<Text id="estates.reportArchive.stale.title" />}
      action={
        <Button size="sm" onClick={fetchNewest}>
          <Text id="estates.reportArchive.stale.fetch" />
        </Button>
      }
    >
      <Text id="estates.reportArchive.stale.text" />
    </Note>
  )
}

/** What the other one wrote, where it is not what stands in the form. */
function OtherVersion({ typed, newest }: { typed: ReportValues; newest: ReportValues }) {
  const text = useText()
  const words = {
    reportType: newest.reportType && text(`estates.reportType.${newest.reportType}`),
    customName: newest.customName,
    reportDate: writtenDay(newest.reportDate),
  }
  const labels = { reportType: 'type', customName: 'subject', reportDate: 'date' } as const
  return (
    <Note title={<Text id="estates.reportArchive.stale.fetched" />}>
      <ul>
        {differences(typed, newest).map((field) => (
          <li key={field}>
            <Text
              id="estates.reportArchive.stale.other"
              values={{
                field: text(`estates.reportArchive.${labels[field]}`),
                value: words[field] || text('estates.reportArchive.stale.nothing'),
              }}
            />
          </li>
        ))}
      </ul>
    </Note>
  )
}
