import { leadsCompany, useIdentity } from '#client/access/identity.ts'
import { EndCompanyDeletionsDocument } from '#client/generated/operations/EndCompanyDeletions.ts'
import { RestoreCompanyDeletionsDocument } from '#client/generated/operations/RestoreCompanyDeletions.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { AboveDeletions, DeletedLately, type OwnDeletions } from '#client/records/deletions/DeletedLately.tsx'
import { Page } from '#client/ui/Page.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { DeniedState } from '#client/ui/states.tsx'

/** What was deleted in the last thirty days of what a company brings along to its projects, for those who lead it. */
export function CompanyDeletedPage(own: OwnDeletions) {
  const text = useText()
  const may = leadsCompany(useIdentity())
  return (
    <Page title={text('deleted.title')} back="/private/company/control-templates">
      {may ? (
        <Answered answer={own} skeleton={<LoadingRows count={5} media />}>
          {() => (
            <>
              <AboveDeletions own={own} />
              <DeletedLately
                own={own}
                of={{}}
                restore={RestoreCompanyDeletionsDocument}
                end={EndCompanyDeletionsDocument}
                list="Query.companyDeletions"
              />
            </>
          )}
        </Answered>
      ) : (
        <DeniedState title={<Text id="deleted.closed" />}>
          <Text id="deleted.closedInCompany" />
        </DeniedState>
      )}
    </Page>
  )
}
