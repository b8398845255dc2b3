import { Button } from '@chakra-ui/react'
import { LockKeyhole, Send } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { NobodyYet } from '#client/estates/task/NobodyYet.tsx'
import { PropertyState } from '#client/estates/task/PropertyState.tsx'
import { taskPath, useTaskPlace } from '#client/estates/task/taskPaths.ts'
import { TaskScreen } from '#client/estates/task/TaskScreen.tsx'
import { useDeliveryPlace } from '#client/estates/task/useDeliveryPlace.ts'
import { useProjectOptionsQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { createsProjectsFromTasks, startsProjects } from '#client/projects/startsProjects.ts'
import { Stack } from '#client/ui/Page.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { StartOnEstate } from './NewProjectPage.tsx'

/** Whom a project there can be for, and who can take part. */
function useProjectOptions(estateId: string | undefined) {
  const query = useProjectOptionsQuery({ variables: { estateId: estateId ?? '' }, skip: !estateId, ...screenQuery })
  return shownOf(shownData(query)?.projectOptions, query)
}

/** A project on the property that a task was looked up for; of whoever can't, the task page says what is lacking. */
export function TaskProjectPage() {
  const identity = useIdentity()
  const text = useText()
  const { path } = useTaskPlace()
  const found = useDeliveryPlace()
  const estateId = identity && createsProjectsFromTasks(identity) ? found.estateId : undefined
  const options = useProjectOptions(identity && startsProjects(identity) ? estateId : undefined)
  if (estateId) return <StartOnEstate estateId={estateId} options={options} back={path} notLetIn={<NotLetIn path={path} />} />
  return (
    <TaskScreen title={text('projects.start')} back={taskPath}>
      <PropertyState place={found}>
        <Stack>
          <NobodyYet />
        </Stack>
      </PropertyState>
    </TaskScreen>
  )
}

/** Somebody owns it here, and has not let the company in: what can be done all the same. */
const NotLetIn = ({ path }: { path: string }) => (
  <TaskScreen title={useText()('projects.start')} back={path}>
    <EmptyState
      icon={LockKeyhole}
      title={<Text id="projects.new.notLetIn" />}
      action={
        <Button asChild>
          <Link to={`${path}/documents`}>
            <Send aria-hidden />
            <Text id="mailbox.task.sendDocuments" />
          </Link>
        </Button>
      }
    >
      <Text id="projects.new.notLetInText" />
    </EmptyState>
  </TaskScreen>
)
