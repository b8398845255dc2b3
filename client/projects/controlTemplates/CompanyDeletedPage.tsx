import { useIdentity } from '#client/access/identity.ts'
import { useSend } from '#client/data/useSend.ts'
import { EndCompanyDeletionsDocument } from '#client/generated/operations/EndCompanyDeletions.ts'
import { RestoreCompanyDeletionsDocument } from '#client/generated/operations/RestoreCompanyDeletions.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { AboveDeletions, DeletedLately, type OwnDeletions } from '#client/records/deletions/DeletedLately.tsx'
import { Page } from '#client/ui/Page.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { DeniedState } from '#client/ui/states.tsx'

const leading = ['Company.Admin', 'Company.Leader']
const leadsCompany = (roles: readonly string[] = []) => roles.some((role) => leading.includes(role))

/** What was deleted in the last thirty days of what a company brings along to its projects, for those who lead it. */
export function CompanyDeletedPage(own: OwnDeletions) {
  const text = useText()
  const send = useSend()
  const may = leadsCompany(useIdentity()?.roles)
  async function restore(ids: string[]) {
    return (await send({ mutation: RestoreCompanyDeletionsDocument, variables: { input: { ids } } })).restoreCompanyDeletions
  }
  async function end(ids: string[]) {
    const variables = { input: { ids } }
    return (await send({ mutation: EndCompanyDeletionsDocument, variables }, ['Query.companyDeletions'])).endCompanyDeletions
  }
  return (
    <Page title={text('deleted.title')} back="/private/company/control-templates">
      {may ? (
        <Answered answer={own} skeleton={<LoadingRows count={5} media />}>
          {() => (
            <>
              <AboveDeletions own={own} />
              <DeletedLately own={own} restore={restore} end={end} />
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
