import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Note } from '#client/ui/Note.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { neededFields } from '#schema/maintenance/import/fields.ts'
import { CheckStep, leavesOut } from './CheckStep.tsx'
import { type Columns, columnsSeen } from './columns.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import { FileStep, TemplateLine } from './FileStep.tsx'
import type { Step } from './ImportSteps.tsx'
import { useMending } from './mending.ts'
import { PickSheet } from './PickSheet.tsx'
import { StepFrame } from './StepFrame.tsx'
import { type Check, useImport } from './useImport.ts'

interface ImportRunProps {
  estateId: string
  onTaken: () => void
  onLeave: () => void
}

/** From a file to tasks, step by step. Whoever goes back finds what was chosen. */
export function ImportRun({ estateId, onTaken, onLeave }: ImportRunProps) {
  const run = useImport(estateId)
  const { sheet, isBusy } = run
  const [step, setStep] = useState<Step>('file')
  const [columns, setColumns] = useState<Columns>([])
  const [check, setCheck] = useState<Check>()
  const [isOther, setOther] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const mending = useMending(columns)
  const missing = neededFields.find((fields) => !columns.some(({ field }) => fields.some((needed) => needed === field)))?.[0]

  const read = async (looking: Promise<typeof sheet>) => setColumns(columnsSeen(await looking))
  async function tryOut() {
    const newCheck = await run.check(columns, mending.mended)
    if (!newCheck) return
    mending.tryOut()
    setOther(false)
    setSeen(false)
    setCheck(newCheck)
    setStep('check')
  }
  async function takeIn(seen: Check) {
    if (await run.take(columns, mending.mended, seen)) return onTaken()
    await tryOut()
    setOther(true)
  }
  function leave() {
    run.forget()
    onLeave()
  }
  if (step === 'check' && check)
    return (
      <StepFrame
        at="check"
        title={
          <Text
            id="maintenance.import.check.title"
            values={{ faulty: check.faultyCount, rows: check.rowCount, sound: check.rowCount - check.faultyCount }}
          />
        }
        lead={<Text id="maintenance.import.check.lead" values={{ faulty: check.faultyCount }} />}
        hint={<Text id="maintenance.import.check.atOnce" />}
        back={{ label: <Text id="maintenance.import.back" />, go: () => setStep('columns') }}
        next={
          mending.isChanged
            ? { label: <Text id="maintenance.import.check.again" />, isOff: false, isBusy, go: () => void tryOut() }
            : {
                label: <Text id="maintenance.import.check.take" values={{ count: check.newCount }} />,
                isOff: !check.newCount || (leavesOut(check) && !isSeen),
                isBusy,
                go: () => void takeIn(check),
              }
        }
      >
        <CheckStep check={check} mending={mending} isOther={isOther} isSeen={isSeen} onSeen={setSeen} />
      </StepFrame>
    )
  if (step === 'columns' && sheet)
    return (
      <StepFrame
        at="columns"
        title={<Text id="maintenance.import.columns.title" />}
        lead={
          <Text
            id="maintenance.import.columns.lead"
            values={{ known: sheet.columns.filter(({ field }) => field).length, count: sheet.columns.length }}
          />
        }
        hint={<Text id="maintenance.import.columns.remembered" />}
        back={{ label: <Text id="maintenance.import.back" />, go: () => setStep('file') }}
        next={{
          label: <Text id="maintenance.import.columns.check" values={{ count: sheet.rowCount }} />,
          isOff: missing !== undefined,
          isBusy,
          go: () => void tryOut(),
        }}
      >
        <Stack gap="4">
          {missing && (
            <Note
              title={<Text id="maintenance.import.columns.needs" values={{ field: <Text id={`maintenance.import.field.${missing}`} /> }} />}
            />
          )}
          <ColumnsStep sheet={sheet} columns={columns} onChoose={setColumns} />
        </Stack>
      </StepFrame>
    )
  return (
    <StepFrame
      at="file"
      title={<Text id="maintenance.import.title" />}
      lead={<Text id="maintenance.import.lead" />}
      hint={<Text id="maintenance.import.kept" />}
      back={{ label: <Text id="maintenance.import.cancel" />, go: leave }}
      next={sheet && { label: <Text id="maintenance.import.toColumns" />, isOff: !sheet.rowCount, isBusy, go: () => setStep('columns') }}
    >
      <PickSheet
        sheet={sheet}
        refused={run.refused}
        sending={run.sending}
        isBusy={isBusy}
        onFile={(file) => {
          mending.forget()
          void read(run.open(file))
        }}
        onRefused={run.refuse}
      />
      {sheet && (
        <FileStep key={`${sheet.sheet} ${sheet.headerRow}`} sheet={sheet} onLookAgain={(which) => void read(run.lookAgain(which))} />
      )}
      <TemplateLine estateId={estateId} />
    </StepFrame>
  )
}
