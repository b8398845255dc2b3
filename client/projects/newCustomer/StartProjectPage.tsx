import { useSearchParams } from 'react-router-dom'
import { type Identity, useIdentity } from '#client/access/identity.ts'
import { startsForCustomers } from '#client/estates/saveEstate/mayCreateEstates.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { ProjectShell } from '#client/projects/project/ProjectScreen.tsx'
import { projectsPath } from '#client/projects/projectPlace.ts'
import { NoProjectLicence } from '#client/projects/saveProject/NoProjectLicence.tsx'
import { StepsWaiting } from '#client/projects/saveProject/StepsWaiting.tsx'
import { Side, Sides } from '#client/projects/Sides.tsx'
import { hasProjectLicence, mayStartProjects } from '#client/projects/startsProjects.ts'
import { Answered } from '#client/records/Answered.tsx'
import { useBarTitle } from '#client/ui/barTitle.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { useCustomerOptions, usePlaceValues } from './useNewCustomer.ts'

const NewCustomerProject = fetched(async () => (await import('./NewCustomerProject.tsx')).NewCustomerProject, <StepsWaiting />)
const KnownEstates = fetched(async () => (await import('./KnownEstates.tsx')).KnownEstates)

/** Where every project begins: with a customer who is not here yet, or on an estate that is. */
export function StartProjectPage() {
  const identity = useIdentity()
  const text = useText()
  useBarTitle(text('projects.start'), projectsPath)
  return (
    <ProjectShell title={text('projects.start')}>
      {!identity || !mayStartProjects(identity) ? (
        <DeniedState>
          <Text id="projects.new.staffOnly" />
        </DeniedState>
      ) : hasProjectLicence(identity) ? (
        <Beginning identity={identity} />
      ) : (
        <NoProjectLicence />
      )}
    </ProjectShell>
  )
}

function Beginning({ identity }: { identity: Identity }) {
  const text = useText()
  const [params] = useSearchParams()
  const adds = startsForCustomers(identity)
  const isKnown = !adds || params.get('on') === 'known'
  return (
    <Stack gap="6">
      {adds && !params.get('step') && (
        <Sides aria-label={text('projects.newCustomer.side.name')} maxWidth="column" width="full" marginInline="auto">
          <Side to="?" replace aria-current={isKnown ? undefined : 'page'}>
            <Text id="projects.newCustomer.side.new" />
          </Side>
          <Side to="?on=known" replace aria-current={isKnown ? 'page' : undefined}>
            <Text id="projects.newCustomer.side.known" />
          </Side>
        </Sides>
      )}
      {isKnown ? <KnownEstates addsOthers={adds} /> : <WithCustomer property={params.get('property') ?? ''} />}
    </Stack>
  )
}

function WithCustomer({ property }: { property: string }) {
  const query = useCustomerOptions(true)
  const place = usePlaceValues(property)
  return (
    <Answered answer={place ? query : { ...query, data: undefined }} skeleton={<NewCustomerProject.Skeleton />}>
      {(options) => <NewCustomerProject options={options} property={property} place={place!} />}
    </Answered>
  )
}
