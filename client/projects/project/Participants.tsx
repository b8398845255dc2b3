import { MailCheck, UsersRound } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { OpenRequests } from '#client/projects/meter/OpenRequests.tsx'
import { SupplierLinks } from '#client/projects/meter/SupplierLinks.tsx'
import { roleOf } from '#client/projects/performers/roleOf.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { Card } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Avatar, State } from '#client/ui/marks.tsx'
import type { ProjectOverview } from './useProject.ts'

/** Who is in it: whom the work is for, who leads it, and who does it. */
export const Participants = ({ project }: { project: ProjectOverview }) => {
  const { id: projectId, customer, companyName, participants } = project
  return (
    <Card icon={UsersRound} title={<Text id="projects.people" />}>
      <Rows>
        {customer && <ListRow media={<Avatar name={customer.name} quiet />} title={customer.name} meta={<Text id="projects.customer" />} />}
        {participants?.map(({ id, name, company, role, subcontractorId, state }) => (
          <ListRow
            key={id}
            stacks
            media={<Avatar name={name} square={!!subcontractorId} quiet />}
            title={name}
            meta={
              <>
                <Text id={roleOf({ role, subcontractorId })} />
                {company !== name && ` · ${company}`}
              </>
            }
            value={
              state === 'CREATED' && (
                <State icon={MailCheck} tone="neutral">
                  <Text id="projects.invited" />
                </State>
              )
            }
          />
        ))}
        {!participants?.length && (
          <ListRow media={<Avatar name={companyName} square quiet />} title={companyName} meta={<Text id="projects.runsIt" />} />
        )}
        {mayIn(project, 'read handover') && <OpenRequests projectId={projectId} manages={mayIn(project, 'update project')} />}
        {mayIn(project, 'update project') && <SupplierLinks projectId={projectId} />}
      </Rows>
    </Card>
  )
}
