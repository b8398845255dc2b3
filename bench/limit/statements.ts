import { isUuid } from '../../schema/fields.ts'
import type { OperationName } from '../operations/operations.ts'
import { addressSearch, companySearch, companyUsers } from './people.ts'
import { estateList, estateSummary, publicReportArchive, reportArchive } from './reads.ts'
import { saveReport } from './save.ts'
import type { Account, LinkHolder } from './viewers.ts'

type Values = Readonly<Record<string, unknown>>
export interface Ask {
  variables: Values
  address: string
  requestId: string
}
export interface Statement {
  name: string
  text: string
  values: unknown[]
}

const session = ({ sessionId, version, accountId, validUntil }: Account) => [sessionId, version, accountId, validUntil]
const idOf = (value: unknown) => (isUuid(value) ? value : null)

function onEstate(account: Account, id: unknown) {
  const estateId = idOf(id)
  const { owner, none } = account.on(estateId ?? '')
  return { estateId, owner, none }
}

const byEstate =
  (name: OperationName, text: string) =>
  (account: Account, { variables }: Ask): Statement => {
    const { estateId, owner, none } = onEstate(account, variables['estateId'])
    const rights = name === 'reportArchive' || name === 'estateSummary' ? [owner.may, none.may, owner.reads, none.reads] : []
    return { name, text, values: [...session(account), estateId, ...rights] }
  }

type OpenName = 'companySearch' | 'addressSearch'

/** One statement an operation, its values read from the request. */
export const ofAccount: Readonly<
  Record<Exclude<OperationName, 'publicReportArchive' | OpenName>, (account: Account, ask: Ask) => Statement>
> = {
  estateList: (account) => ({
    name: 'estateList',
    text: estateList,
    values: [...session(account), account.ownersMay, account.usuallyMay, account.closed],
  }),
  estateSummary: byEstate('estateSummary', estateSummary),
  companyUsers: (account, { variables }) => ({
    name: 'companyUsers',
    text: companyUsers,
    values: [...session(account), variables['companyId'] === account.companyId ? account.companyId : null],
  }),
  reportArchive: byEstate('reportArchive', reportArchive),
  saveReport(account, { variables, address, requestId }) {
    const { estateId: id, reportType, customName, reportDate, fileId } = variables['input'] as Values
    const { estateId, owner, none } = onEstate(account, id)
    const report = [reportType, customName, reportDate, idOf(fileId)]
    return {
      name: 'saveReport',
      text: saveReport,
      values: [...session(account), estateId, owner.writes, none.writes, ...report, account.userId, address, requestId],
    }
  },
}

export const ofLink = ({ linkId, version, key, estateId, readsArchive }: LinkHolder, { variables }: Ask): Statement => ({
  name: 'publicReportArchive',
  text: publicReportArchive,
  values: [linkId, version, variables['estateId'] === estateId ? estateId : null, readsArchive, key],
})

const texts: Readonly<Record<OpenName, string>> = { companySearch, addressSearch }
export const isOpen = (name: OperationName): name is OpenName => name in texts
/** What anybody may ask. */
export const ofAnybody = (name: OpenName, { variables }: Ask): Statement => ({
  name,
  text: texts[name],
  values: [variables['searchValue']],
})
