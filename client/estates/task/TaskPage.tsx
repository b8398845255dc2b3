import { Button } from '@chakra-ui/react'
import { Search as SearchIcon } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { object } from 'yup'
import { type FoundProperty, lookUpProperties } from '#client/estates/saveEstate/findProperty.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { LookupField } from '#client/ui/form/LookupField.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { Note } from '#client/ui/Note.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { keyOf, readPlace } from '#schema/lookups/propertyKey.ts'
import { Deliveries } from './Deliveries.tsx'
import { placePath, type TaskKind, taskKinds, taskPath, useTaskPlace } from './taskPaths.ts'
import { TaskScreen } from './TaskScreen.tsx'

/** Finds the property that a company has something to deliver to. */
export function TaskPage() {
  const { kind } = useTaskPlace()
  const text = useText()
  return (
    <TaskScreen title={text('mailbox.task.title')} lead={<Text id="mailbox.task.lead" />} back="/private/estates">
      <Stack gap="5">
        <Kinds chosen={kind} />
        <Search key={kind} kind={kind} />
      </Stack>
      <Deliveries />
    </TaskScreen>
  )
}

const Kinds = ({ chosen }: { chosen: TaskKind }) => {
  const text = useText()
  return (
    <Stack as="nav" aria-label={text('mailbox.task.searchBy')} display="flex" flexWrap="wrap" gap="2">
      {taskKinds.map((kind) => (
        <Button key={kind} asChild variant={kind === chosen ? 'solid' : 'outline'}>
          <Link to={`${taskPath}/${kind}`} replace aria-current={kind === chosen ? 'page' : undefined}>
            <Text id={`mailbox.task.kind.${kind}`} />
          </Link>
        </Button>
      ))}
    </Stack>
  )
}

const noRules = object({})

/** What is chosen is gone to. A place that is written out can be gone to as it stands. */
function Search({ kind }: { kind: TaskKind }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<'noUnit' | 'notAPlace'>()
  function choose({ place }: FoundProperty) {
    if (place.kind === 'cadastre' && !(place.gnr > 0 && place.bnr > 0)) return setProblem('noUnit')
    return void navigate(placePath(place.kind, keyOf(place)))
  }
  async function goTo({ search }: { search: string }) {
    const place = readPlace(search)
    if (place) await navigate(placePath(place.kind, keyOf(place)))
    else setProblem('notAPlace')
  }
  return (
    <Form initialValues={{ search: '' }} rules={noRules} onSubmit={goTo} keepsNothing>
      <LookupField
        name="search"
        label={`mailbox.task.search.${kind}`}
        help={`mailbox.task.help.${kind}`}
        lookUp={lookUpProperties}
        written={({ name }) => name}
        onChoose={choose}
        noData="mailbox.task.noProperty"
      />
      <SubmitButton justifySelf="start">
        <SearchIcon aria-hidden />
        <Text id="mailbox.task.find" />
      </SubmitButton>
      {problem && (
        <Note title={<Text id={`mailbox.task.${problem}`} />}>
          <Text id={`mailbox.task.${problem}Text`} />
        </Note>
      )}
    </Form>
  )
}
