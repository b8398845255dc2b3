import { useIdentity } from '#client/access/identity.ts'
import { PropertyState, SearchAgain } from '#client/estates/task/PropertyState.tsx'
import { taskPath, useTaskPlace } from '#client/estates/task/taskPaths.ts'
import { TaskScreen } from '#client/estates/task/TaskScreen.tsx'
import { useDeliveryPlace } from '#client/estates/task/useDeliveryPlace.ts'
import { useText } from '#client/messages/Text.tsx'
import { Text } from '#client/messages/Text.tsx'
import { createsProjectsFromTasks } from '#client/projects/startsProjects.ts'
import { Note } from '#client/ui/Note.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { StartOnEstate } from './NewProjectPage.tsx'

/** A project on the property that a task was looked up for; of whoever can't, the task page says what is lacking. */
export function TaskProjectPage() {
  const identity = useIdentity()
  const text = useText()
  const { path } = useTaskPlace()
  const found = useDeliveryPlace()
  if (identity && createsProjectsFromTasks(identity) && found.estateId) return <StartOnEstate estateId={found.estateId} back={path} />
  return (
    <TaskScreen title={text('projects.start')} back={taskPath}>
      <PropertyState found={found}>
        <Stack>
          <Note title={<Text id="projects.new.nobody" />} action={<SearchAgain />}>
            <Text id="projects.new.nobodyText" />
          </Note>
        </Stack>
      </PropertyState>
    </TaskScreen>
  )
}
