import { MailCheck, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { OpenRequests } from '#client/projects/meter/OpenRequests.tsx'
import { SupplierLinks } from '#client/projects/meter/SupplierLinks.tsx'
import { roleOf } from '#client/projects/performers/roleOf.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { Card } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Avatar, State } from '#client/ui/marks.tsx'
import { ownersBeside } from './owners.ts'
import type { ProjectOverview } from './projectOverview.ts'

/** Who is in it: whom the work is for, who owns the house, who leads it, and who does it. */
export const Participants = ({ project }: { project: ProjectOverview }) => {
  const { id: projectId, customer, companyName, participants } = project
  const { others, customerOwns, customerIsAsked } = ownersBeside(project)
  return (
    <Card icon={UsersRound} title={<Text id="projects.people" />}>
      <Rows>
        {customer && (
          <Person
            name={customer.name}
            role={<Text id={customerOwns ? 'projects.alsoOwner' : 'projects.customer'} />}
            isInvited={customerIsAsked}
          />
        )}
        {others.map(({ key, name, isAsked }) => (
          <Person key={key} name={name} role={<Text id="projects.role.Owner" />} isInvited={isAsked} />
        ))}
        {participants?.map(({ id, name, company, role, subcontractorId, state }) => (
          <Person
            key={id}
            name={name}
            isFirm={!!subcontractorId}
            role={
              <>
                <Text id={roleOf({ role, subcontractorId })} />
                {company !== name && ` · ${company}`}
              </>
            }
            isInvited={state === 'CREATED'}
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

interface PersonProps {
  name: string
  role: ReactNode
  isFirm?: boolean
  /** Nobody has answered yet. */
  isInvited: boolean
}

const Person = ({ name, role, isFirm = false, isInvited }: PersonProps) => (
  <ListRow
    stacks
    media={<Avatar name={name} square={isFirm} quiet />}
    title={name}
    meta={role}
    value={
      isInvited && (
        <State icon={MailCheck} tone="neutral">
          <Text id="projects.invited" />
        </State>
      )
    }
  />
)
