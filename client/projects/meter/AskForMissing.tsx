import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { askForMissingPapersInput } from '#schema/projects/paperRequests.input.ts'
import { AskForm } from './AskForm.tsx'
import { type Owed, useMeterMoves } from './useMeter.ts'

const rules = askForMissingPapersInput.pick(['neededBy', 'message'])

interface AskForMissingProps {
  projectId: string
  /** Those that are missing, of whom it is known who owes them. */
  papers: readonly Owed[]
  onClose: () => void
}

/** One mail for each paper, to whoever owes it. */
export function AskForMissing({ projectId, papers, onClose }: AskForMissingProps) {
  const { askForMissing } = useMeterMoves(projectId)
  return (
    <AskForm
      title={<Text id="projects.meter.askForAllTitle" values={{ count: papers.length }} />}
      text={<Text id="projects.meter.askForAllText" />}
      initialValues={{ neededBy: '', message: '' }}
      rules={rules}
      onAsk={async (values) => {
        const { neededBy = null, message = null } = rules.cast(values, { stripUnknown: true, assert: false })
        await askForMissing({ neededBy, message })
        notify.success('projects.meter.askedForAll')
      }}
      onClose={onClose}
    >
      <chakra.ul paddingInlineStart="5">
        {papers.map(({ code, name, participantName }) => (
          <li key={code}>
            {name}: {participantName}
          </li>
        ))}
      </chakra.ul>
    </AskForm>
  )
}
