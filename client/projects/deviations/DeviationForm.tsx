import { useFormikContext } from 'formik'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { notify } from '#client/ui/notify.ts'
import { deviationForm } from '#schema/projects/deviations.input.ts'
import type { Deviation } from './deviation.ts'
import { DrawingField } from './DrawingField.tsx'
import { MenderField, type Mender } from './MenderField.tsx'
import { RoomField } from './RoomField.tsx'
import { useDeviationMoves } from './useDeviationMoves.ts'

interface DeviationFormProps {
  menders: readonly Mender[]
  /** The one to change; without it one is raised. */
  deviation?: Deviation
  /** What a new one is about. */
  about?: { controlPointId?: string | null; roomId?: string | null }
  /** The house whose rooms it can be in; not where it is known what it is about. */
  estateId?: string | undefined
  onNewest?: () => Promise<Deviation | undefined>
  onDone: () => void
}

const words = { required: 'deviations.form.write' } as const
const valuesOf = (deviation: Deviation | undefined, roomId = '') => ({
  text: deviation?.text ?? '',
  responsibleId: deviation?.responsibleId ?? '',
  dueDate: deviation?.dueDate ?? '',
  fileIds: [] as string[],
  roomId,
  documentId: '',
  markX: null as number | null,
  markY: null as number | null,
})

/** What is wrong, a picture of it, who mends it and by when. */
export function DeviationForm({ menders, deviation, about, estateId, onNewest, onDone }: DeviationFormProps) {
  const { raise, change } = useDeviationMoves()
  return (
    <KeptForm
      title={deviation ? 'deviations.form.changeTitle' : 'deviations.form.title'}
      submit={deviation ? 'deviations.form.save' : 'deviations.raise'}
      values={valuesOf(deviation, about?.roomId ?? '')}
      rules={deviationForm}
      onSave={async (values) => {
        const { text, responsibleId, dueDate, fileIds, roomId, documentId, markX, markY } = deviationForm.cast(values, {
          stripUnknown: true,
          assert: false,
        })
        const said = { text, responsibleId: responsibleId ?? null, dueDate: dueDate ?? null, ...(fileIds?.length && { fileIds }) }
        if (deviation) await change(deviation, said)
        else {
          const onDrawing = documentId && { documentId, ...(markX != null && { markX, markY }) }
          await raise({ ...said, ...(about?.controlPointId ? { controlPointId: about.controlPointId } : roomId ? { roomId } : onDrawing) })
        }
        notify.success(deviation ? 'deviations.told.changed' : 'deviations.told.raised')
      }}
      onNewest={deviation && newestAs(valuesOf, () => onNewest?.())}
      onDone={onDone}
    >
      <TextArea name="text" label="deviations.form.text" help="deviations.form.textHelp" faults={words} />
      {estateId && <Where estateId={estateId} />}
      <UploadField name="fileIds" label="deviations.form.files" kind="document" multiple optional />
      <Pair>
        <MenderField menders={menders} />
        <DateField name="dueDate" label="deviations.due" />
      </Pair>
    </KeptForm>
  )
}

/** It is in a room or on a drawing: once one is chosen, the other is out of the way. */
function Where({ estateId }: { estateId: string }) {
  const { values } = useFormikContext<{ roomId: string; documentId: string }>()
  return (
    <>
      {!values.documentId && <RoomField estateId={estateId} />}
      {!values.roomId && <DrawingField />}
    </>
  )
}
