import { Button, chakra, Dialog } from '@chakra-ui/react'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useDeviationPlacesQuery } from '#client/generated/graphql.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useKnownKey, useText } from '#client/messages/Text.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { plannedDeviationForm } from '#schema/projects/deviations.input.ts'
import type { Deviation } from './deviation.ts'
import { LateNote } from './LateNote.tsx'
import { isLate, useDeviationMoves } from './useDeviationMoves.ts'

const faults = {
  title: { required: 'deviations.plan.writeTitle' },
  area: { required: 'deviations.plan.chooseArea', notValid: 'deviations.plan.chooseArea' },
} as const

interface PlanDialogProps {
  deviation: Deviation
  onBehind: () => Promise<unknown>
  onClose: () => void
}

/** All filled in but where on the house it is: the task is named by what is wrong, and due when that was. */
export function PlanDialog({ deviation, onBehind, onClose }: PlanDialogProps) {
  const { projectId } = useProjectPlace()
  const { plan } = useDeviationMoves()
  const [wasLate, setLate] = useState(false)
  const text = useText()
  const isKnown = useKnownKey()
  const partOf = (code: string) => {
    const key: string = `estates.buildingPart.${code}`
    return isKnown(key) ? text(key satisfies MessageKey) : code
  }
  const query = useDeviationPlacesQuery({ variables: { projectId }, fetchPolicy: 'network-only' })
  const places = query.data?.deviationPlaces
  const said = (id: string) => {
    const chosenPlace = places?.find(({ areaId }) => areaId === id)
    return chosenPlace ? [partOf(chosenPlace.code), chosenPlace.name, chosenPlace.building].filter(Boolean).join(', ') : ''
  }
  async function send(values: { title: string; areaId: string; startDate: string }) {
    try {
      await plan(deviation, values)
      notify.success('deviations.told.planned')
    } catch (error) {
      if (!isLate(error)) throw error
      await onBehind()
      setLate(true)
      throw error
    }
    onClose()
  }
  return (
    <FormDialog title={<Text id="deviations.makeTask" />} onClose={onClose}>
      {!places ? (
        <LoadingRows count={3} />
      ) : places.length ? (
        <Form
          initialValues={{ title: deviation.text.split('\n')[0]!.slice(0, 255), areaId: '', startDate: deviation.dueDate ?? '' }}
          rules={plannedDeviationForm}
          derives
          keepsNothing
          onSubmit={send}
        >
          {wasLate && <LateNote deviation={deviation} />}
          <TextField name="title" label="deviations.plan.title" faults={faults.title} />
          <Pair>
            <SelectField name="areaId" label="deviations.plan.area" faults={faults.area} said={said}>
              {(value) => (
                <>
                  {!value && <option value="">{text('common.choose')}</option>}
                  {places.map(({ areaId }) => (
                    <option key={areaId} value={areaId}>
                      {said(areaId)}
                    </option>
                  ))}
                </>
              )}
            </SelectField>
            <DateField name="startDate" label="deviations.due" />
          </Pair>
          <chakra.p display="flex" gap="3" padding="4" borderRadius="card" bg="info.subtle" color="info.fg">
            <Link2 size={20} aria-hidden />
            <Text id="deviations.plan.linked" />
          </chakra.p>
          <Dialog.Footer>
            <Button onClick={onClose}>
              <Text id="common.cancel" />
            </Button>
            <SubmitButton>
              <Text id="deviations.plan.do" />
            </SubmitButton>
          </Dialog.Footer>
        </Form>
      ) : (
        <>
          <p>
            <Text id="deviations.plan.noPlaces" />
          </p>
          <Dialog.Footer>
            <Button onClick={onClose}>
              <Text id="common.close" />
            </Button>
          </Dialog.Footer>
        </>
      )}
    </FormDialog>
  )
}
