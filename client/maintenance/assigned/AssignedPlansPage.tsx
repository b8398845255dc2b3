import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { type Identity, useIdentity } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import type { AssignedPlansQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Count } from '#client/ui/marks.tsx'
import { NothingFound } from '#client/ui/NothingFound.tsx'
import { Page } from '#client/ui/Page.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { Loading, SkeletonRows } from '#client/ui/skeletons.tsx'
import { DeniedState, EmptyState, SwitchedOffState } from '#client/ui/states.tsx'
import { mayListPlans } from '#schema/access/planList.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { PlanRow } from './PlanRow.tsx'
import { type AssignedPlan, useAssignedPlans } from './useAssignedPlans.ts'
import { WaitingPlans } from './WaitingPlans.tsx'

/** The maintenance plans of others that a company was asked to work on. */
export function AssignedPlansPage(own: Own<AssignedPlansQuery>) {
  const text = useText()
  const identity = useIdentity()
  return (
    <Page title={text('maintenance.assigned.title')}>
      {!identity?.features['maintenancePlan'] ? (
        <SwitchedOffState title={<Text id="maintenance.assigned.switchedOff" />} />
      ) : identity.companyId && mayListPlans({ roles: identity.roles, entries: identity.permissions }) ? (
        <Answered answer={own} skeleton={<PlansSkeleton />}>
          {() => <AssignedPlans own={own} roles={identity.roles} />}
        </Answered>
      ) : (
        <DeniedState>
          <Text id={identity.companyId ? 'maintenance.assigned.denied' : 'maintenance.assigned.staffOnly'} />
        </DeniedState>
      )}
    </Page>
  )
}

function AssignedPlans({ own, roles }: Pick<Identity, 'roles'> & { own: Own<AssignedPlansQuery> }) {
  const text = useText()
  const search: string = own.variables['search'] ?? ''
  const [leaving, setLeaving] = useState<AssignedPlan>()
  const { waiting, waitingCount, plans, claim, leave } = useAssignedPlans(own)
  const { nodes = [], totalCount, hasMore, loading, more } = plans
  const isAdmin = roles.includes('Company.Admin')

  const isWithout = !nodes.length && !search
  return (
    <>
      <WaitingPlans
        plans={waiting}
        count={waitingCount}
        mayClaim={isAdmin || roles.includes('Company.Leader')}
        mayDecline={isAdmin}
        onClaim={claim}
        onDecline={leave}
      />
      {!isWithout && (
        <SearchField
          search={search}
          label={text('maintenance.assigned.search')}
          hint={text('maintenance.assigned.searchHint')}
          outcome={search && !loading && <Text id="maintenance.assigned.found" values={{ count: totalCount }} />}
        />
      )}
      {isWithout ? (
        !waiting.length && (
          <EmptyState icon={ClipboardList} title={<Text id="maintenance.assigned.empty" />}>
            <Text id="maintenance.assigned.emptyText" />
          </EmptyState>
        )
      ) : nodes.length ? (
        <Section title={<Text id="maintenance.assigned.yours" />} aside={<Count>{totalCount}</Count>}>
          <Sheet paddingBlock="2">
            <Rows aria-busy={loading} aria-label={text('maintenance.assigned.yours')}>
              {nodes.map((plan) => (
                <PlanRow key={plan.id} plan={plan} onLeave={isAdmin && plan.status === 'claimed' ? () => setLeaving(plan) : undefined} />
              ))}
            </Rows>
          </Sheet>
          {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
        </Section>
      ) : (
        <NothingFound title={<Text id="maintenance.assigned.noResult" values={{ search }} />} />
      )}
      {leaving && <AnswerDialog answer="leave" plan={leaving} onAnswer={() => leave(leaving)} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

const PlansSkeleton = () => (
  <Loading>
    <Sheet>
      <SkeletonRows count={4} media />
    </Sheet>
  </Loading>
)
