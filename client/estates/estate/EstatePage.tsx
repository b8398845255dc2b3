import { leadsCompany, useIdentity } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import { useMay } from '#client/access/useMay.ts'
import { ComingTasks } from '#client/estates/overview/ComingTasks.tsx'
import { Conditions } from '#client/estates/overview/Conditions.tsx'
import { Dampness } from '#client/estates/overview/Dampness.tsx'
import { EstateProjects } from '#client/estates/overview/EstateProjects.tsx'
import { FindOnEstate } from '#client/estates/overview/FindOnEstate.tsx'
import { LatestRenovations } from '#client/estates/overview/LatestRenovations.tsx'
import { NewMail } from '#client/estates/overview/NewMail.tsx'
import { SharedProjects } from '#client/estates/overview/SharedProjects.tsx'
import { useOverview } from '#client/estates/overview/useOverview.ts'
import { LatestReports } from '#client/estates/reportArchive/LatestReports.tsx'
import type { EstateSummaryQuery } from '#client/generated/graphql.ts'
import { withTexts } from '#client/messages/arriving.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { Contact } from './Contact.tsx'
import { Columns, ComingSkeleton, EstatePageSkeleton } from './EstatePageSkeleton.tsx'
import { useEstatePlace } from './estatePlace.ts'
import { EstateScreen } from './EstateScreen.tsx'
import { Owners } from './Owners.tsx'
import { SharedWithMe } from './SharedWithMe.tsx'

/** Of what a link does not show. */
const GoodToKnow = fetched(
  async () => (await withTexts(import('#client/estates/overview/GoodToKnow.tsx'), 'estates.goodToKnow')).GoodToKnow,
  null,
)

/** Until a new estate has what it begins with. */
const FirstSteps = fetched(
  async () => (await withTexts(import('#client/estates/firstSteps/FirstSteps.tsx'), 'estates.firstSteps')).FirstSteps,
  null,
)

/** Of an estate that nobody owns here yet, for whoever leads a company. */
const InvitedOwnerCard = fetched(
  async () => (await withTexts(import('#client/estates/owning/InvitedOwnerCard.tsx'), 'estates.invitedOwner')).InvitedOwnerCard,
  null,
)

export function EstatePage(own: Own<NonNullable<EstateSummaryQuery['estate']>>) {
  const { estateId, isPublic } = useEstatePlace()
  const { overview, isComing } = useOverview(estateId, isPublic)
  const may = useMay(estateId)
  const isLeader = leadsCompany(useIdentity()) && !isPublic
  return (
    <EstateScreen own={own} section="summary" skeleton={<EstatePageSkeleton />}>
      {(estate) => (
        <Stack gap="5">
          {overview?.firstSteps && <FirstSteps steps={overview.firstSteps} />}
          <FindOnEstate />
          {overview?.comingTasks && <ComingTasks tasks={overview.comingTasks} />}
          {isComing && <ComingSkeleton />}
          <Columns>
            <Stack gap="5">
              {!isPublic && <EstateProjects estateId={estateId} />}
              {isPublic && may('read', 'projects') && <SharedProjects />}
              {estate.reportDocuments && <LatestReports reports={estate.reportDocuments} />}
              {overview?.mailboxes?.edges.length ? (
                <NewMail mailboxes={overview.mailboxes} unseenCount={overview.unseenMailCount ?? 0} />
              ) : null}
              {!isPublic && may('read', 'moisture') && <Dampness estateId={estateId} />}
            </Stack>
            <Stack gap="5">
              {overview?.conditionCounts && <Conditions counts={overview.conditionCounts} />}
              {overview?.technicalInformation && <GoodToKnow facts={overview.technicalInformation} />}
              {overview?.renovations.edges.length ? <LatestRenovations renovations={overview.renovations} /> : null}
              <Contact name={estate.contactName} phone={estate.contactPhoneNumber} email={estate.contactEmail} />
              {(isComing || overview?.owners) && <Owners owners={overview?.owners ?? undefined} />}
              {isLeader && overview?.owners?.totalCount === 0 && <InvitedOwnerCard estateId={estateId} />}
              {!isPublic && !may('read', 'history') && <SharedWithMe estateId={estateId} name={estate.addressLine1} />}
            </Stack>
          </Columns>
        </Stack>
      )}
    </EstateScreen>
  )
}
