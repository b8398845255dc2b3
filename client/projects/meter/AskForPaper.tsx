import { usePeopleToAskQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import { notify } from '#client/ui/notify.ts'
import { askForPaperInput } from '#schema/projects/paperRequests.input.ts'
import { AskForm } from './AskForm.tsx'
import { type Owed, useMeterMoves } from './useMeter.ts'

const rules = askForPaperInput.pick(['participantId', 'neededBy', 'message'])
const words = { required: 'projects.meter.chooseWhom', notValid: 'projects.meter.noAddress' } as const

/** A mail with a link that takes this paper and no other. */
export function AskForPaper({ projectId, paper, onClose }: { projectId: string; paper: Owed; onClose: () => void }) {
  const { ask } = useMeterMoves(projectId)
  const text = useText()
  const people = usePeopleToAskQuery({ variables: { projectId } }).data?.project?.participants?.filter(({ role }) => role !== 'Owner') ?? []
  const saidOf = (id: string) => {
    const chosen = people.find((person) => person.id === id)
    if (!chosen) return ''
    return chosen.company === chosen.name ? chosen.name : `${chosen.name}, ${chosen.company}`
  }
  return (
    <AskForm
      title={<Text id="projects.meter.askTitle" values={{ paper: paper.name }} />}
      text={<Text id="projects.meter.askText" />}
      initialValues={{ participantId: paper.participantId ?? '', neededBy: '', message: '' }}
      rules={rules}
      onAsk={async (values) => {
        const { participantId, neededBy = null, message = null } = rules.cast(values, { stripUnknown: true, assert: false })
        await ask(paper, { participantId, neededBy, message })
        notify.success('projects.meter.sent', { values: { name: saidOf(participantId) } })
      }}
      onClose={onClose}
    >
      <SelectField name="participantId" label="projects.meter.to" faults={words} said={saidOf}>
        {() => (
          <>
            <option value="">{text('projects.meter.chooseWhom')}</option>
            {people.map(({ id }) => (
              <option key={id} value={id}>
                {saidOf(id)}
              </option>
            ))}
          </>
        )}
      </SelectField>
    </AskForm>
  )
}
