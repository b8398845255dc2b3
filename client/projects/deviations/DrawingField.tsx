import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Text, useText } from '#client/messages/Text.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import { MarkedPicture } from './MarkedPicture.tsx'
import { isPicture, useDrawings } from './useDrawings.ts'

interface MarkedDrawing {
  documentId: string
  markX: number | null
  markY: number | null
}

/** Which drawing or paper it is about, and where on that, where it is a picture. */
export function DrawingField() {
  const { projectId } = useProjectPlace()
  const text = useText()
  const drawings = useDrawings(projectId)
  const { values, setValues } = useFormikContext<MarkedDrawing>()
  if (!drawings.length) return null
  const { documentId, markX, markY } = values
  const chosen = drawings.find(({ id }) => id === documentId)
  const said = (id: string) => drawings.find((one) => one.id === id)?.customName ?? ''
  return (
    <>
      <SelectField
        name="documentId"
        label="deviations.form.drawing"
        optional
        said={said}
        onChoose={async () => void (await setValues({ ...values, markX: null, markY: null }))}
      >
        {() => (
          <>
            <option value="">{text('deviations.form.noDrawing')}</option>
            {drawings.map(({ id, customName }) => (
              <option key={id} value={id}>
                {customName}
              </option>
            ))}
          </>
        )}
      </SelectField>
      {chosen && isPicture(chosen) && (
        <chakra.div display="grid" gap="2">
          <chakra.p textStyle="meta" color="muted">
            <Text id="deviations.form.markHelp" />
          </chakra.p>
          <MarkedPicture
            file={chosen.file}
            name={chosen.customName}
            mark={markX !== null && markY !== null ? { x: markX, y: markY } : null}
            onMark={({ x, y }) => void setValues({ ...values, markX: x, markY: y })}
          />
        </chakra.div>
      )}
    </>
  )
}
