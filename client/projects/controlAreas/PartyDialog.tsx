import { Button, Dialog } from '@chakra-ui/react'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useAreaPerformersQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { sentParty } from '#client/projects/performers/performers.ts'
import { Suggested } from '#client/projects/performers/Suggested.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { controlAreaForm } from '#schema/projects/controlAreas.input.ts'
import type { ControlArea, useControlArea } from './useControlArea.ts'

const rules = controlAreaForm.pick(['partyName'])

interface PartyDialogProps {
  area: ControlArea
  change: ReturnType<typeof useControlArea>['change']
  onClose: () => void
}

/** Whoever takes part in the project is there to choose; anybody else is written by name. */
export function PartyDialog({ area, change, onClose }: PartyDialogProps) {
  const query = useAreaPerformersQuery({ variables: { projectId: area.projectId } })
  const people = (query.data?.project?.participants ?? []).filter(({ role }) => role !== 'Owner')
  const firms = people.flatMap(({ subcontractorId, company }) => (subcontractorId ? [{ subcontractorId, name: company }] : []))
  const names = people.map(({ subcontractorId, company, name }) => (subcontractorId ? company : name))
  return (
    <FormDialog title={<Text id="projects.party.title" values={{ area: area.name }} />} onClose={onClose}>
      <Form
        initialValues={{ partyName: area.partyName ?? '' }}
        rules={rules}
        keepsNothing
        onSubmit={async ({ partyName }) => {
          try {
            await change(sentParty(partyName, firms))
          } catch (error) {
            if (isStale(error)) tellFailure(refusalOf(error))
            throw error
          }
          notify.success('projects.party.saved', { values: { area: area.name } })
          onClose()
        }}
      >
        <TextField name="partyName" label="projects.party.label" help="projects.party.help" list="area-performers" optional />
        <Suggested id="area-performers" names={names} />
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="projects.party.save" />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}
