/** Where a call reads an id that it needs, in the demo data. Each needs no other than those before it. */
export interface Source {
  name: string
  /** Of calls at such an address; of all others where nothing is said. */
  at?: RegExp
  path: string
  /** What stands before it in the answer, where that is not its name. */
  after?: string
  /** What is sent for there to be one. */
  sends?: 'nothing' | 'document' | 'picture' | 'sheet'
}

const house = '/api/private/estate/$estateId'
const plan = '/api/private/maintenance-plans'
const firstIn = (list: string) => `${list}":\\[{"id`

export const sources: readonly Source[] = [
  { name: 'estateId', path: '/api/private/estates?searchQuery=Solveien' },
  { name: 'projectId', path: '/api/private/projects' },
  { name: 'requestId', path: '/api/private/project/$projectId/documentation', after: 'request":{"id' },
  { name: 'deviationId', path: '/api/private/project/$projectId/deviations' },
  { name: 'orderId', path: '/api/private/order' },
  { name: 'quotationId', at: /\/public\/supplier\//, path: '/api/public/supplier/$linkKey' },
  { name: 'quotationId', path: '/api/private/order/quotation?orderId=$orderId' },
  { name: 'documentId', at: /\/order\/quotation\//, path: '/api/private/order/quotation/$quotationId', after: firstIn('documents') },
  { name: 'documentId', at: /\/order\//, path: '/api/private/order/$orderId', after: firstIn('documents') },
  { name: 'accountId', path: '/api/public/profile/user/current-user', after: 'selectedAccountId' },
  { name: 'companyId', at: /administration/, path: '/api/private/administration/companies', after: firstIn('companies') },
  { name: 'companyId', path: '/api/public/profile/user/current-user' },
  { name: 'userId', at: /administration/, path: '/api/private/administration/users', after: firstIn('items') },
  { name: 'userId', path: '/api/private/company/$companyId/users', after: 'id' },
  { name: 'invitationId', path: '/api/private/profile/user/company-invitations', after: 'id' },
  { name: 'purchaseOrderId', path: '/api/private/purchase-order', sends: 'nothing' },
  { name: 'buildingId', at: /maintenance-plans/, path: `${plan}/estate-plans/$estateId/maintenance-plan-buildings` },
  { name: 'buildingId', path: `${house}/technical-information/buildings` },
  { name: 'controlPointId', at: /building/, path: `${house}/technical-information/buildings` },
  { name: 'otherDocumentId', path: `${house}/building/$buildingId/other-document` },
  { name: 'areaId', path: `${plan}/estate-plans/$estateId/maintenance-plan-buildings` },
  { name: 'taskId', at: /archived-tasks/, path: `${house}/archived-tasks` },
  { name: 'taskId', path: `${plan}/year-wheel/estates/$estateId` },
  { name: 'reportId', path: `${plan}/report/estates/$estateId/list` },
  { name: 'supplierId', path: `${plan}/participant/estates/$estateId/suppliers`, after: 'id' },
  { name: 'linkId', path: `${plan}/access-link/estates/$estateId` },
  { name: 'renovationId', path: `${house}/renovation-projects` },
  { name: 'imageId', path: `${house}/exterior` },
  { name: 'floorId', path: `${house}/floors` },
  { name: 'mailboxId', path: `${house}/mailbox` },
  { name: 'documentId', path: `${house}/mailbox/$mailboxId`, after: 'id' },
  { name: 'guestId', path: `${house}/guest/invitation`, after: 'id' },
  { name: 'controlAreaId', path: '/api/private/project/$projectId' },
  { name: 'controlPointId', path: '/api/private/project/$projectId/control-areas/$controlAreaId' },
  { name: 'fileId', at: /details-image$/, path: `${house}/exterior`, after: 'file":{"id' },
  { name: 'fileId', at: /\/file\/\{fileId\}$/, path: `${house}/report-archive`, after: 'file":{"id' },
  { name: 'fileId', at: /\{estateId\}\/image$/, path: `${house}/image`, after: 'id', sends: 'picture' },
  { name: 'fileId', at: /\{estateId\}\/document$/, path: `${house}/document`, after: 'id', sends: 'document' },
  {
    name: 'fileId',
    at: /areas\/\{areaId\}\/documents$/,
    path: `${plan}/file/estates/$estateId/areas/$areaId/documents`,
    after: 'id',
    sends: 'document',
  },
  {
    name: 'fileId',
    at: /file\/estates\/\{estateId\}\/documents$/,
    path: `${plan}/file/estates/$estateId/documents`,
    after: 'id',
    sends: 'document',
  },
  {
    name: 'fileId',
    at: /report\/estates\/\{estateId\}\/image$/,
    path: `${plan}/report/estates/$estateId/image`,
    after: 'id',
    sends: 'picture',
  },
  {
    name: 'fileId',
    at: /report\/estates\/\{estateId\}\/documents$/,
    path: `${plan}/report/estates/$estateId/documents`,
    after: 'id',
    sends: 'document',
  },
  {
    name: 'fileId',
    at: /\/import(\/|$)/,
    path: `${plan}/estate-plans/$estateId/import/sheet`,
    after: 'id',
    sends: 'sheet',
  },
  {
    name: 'fileId',
    at: /exterior|renovations$|comment|\/room$|send-task/,
    path: '/api/private/temporary-image',
    after: 'id',
    sends: 'picture',
  },
  { name: 'fileId', path: '/api/private/temporary-document', after: 'id', sends: 'document' },
  { name: 'id', at: /\/room$/, path: `${house}/floors`, after: 'id' },
  { name: 'id', at: /\/room\/comment$/, path: `${house}/floors`, after: firstIn('comments') },
  { name: 'id', at: /\/report-archive$/, path: `${house}/report-archive`, after: 'id' },
  { name: 'id', at: /\/insurance$/, path: `${house}/insurance`, after: 'id' },
  { name: 'id', at: /\/private-folder$/, path: `${house}/private-folder`, after: 'id' },
  { name: 'id', at: /\/value$/, path: `${house}/value`, after: firstIn('estimates') },
  { name: 'id', at: /\/moisture-monitoring$/, path: `${house}/moisture-monitoring`, after: firstIn('sensors') },
  { name: 'id', at: /\/public-link$/, path: `${house}/public-link`, after: 'id' },
  { name: 'id', at: /calendar-feeds/, path: `${plan}/year-wheel/estates/$estateId/calendar-feeds`, after: 'id' },
  { name: 'id', at: /\/subcontractor\//, path: '/api/private/subcontractor', after: 'id' },
  { name: 'id', at: /\/control-template\//, path: '/api/private/control-template', after: 'id' },
  { name: 'id', at: /\/temporary-image/, path: '/api/private/temporary-image', after: 'id', sends: 'picture' },
  { name: 'id', at: /\/temporary-document/, path: '/api/private/temporary-document', after: 'id', sends: 'document' },
  { name: 'id', at: /\/scenarios\//, path: `${plan}/economy/estates/$estateId/forecast`, after: firstIn('scenarios') },
  { name: 'id', at: /\/claim\//, path: '/api/private/estate-registry/estates', after: 'id' },
]

/** What is the same in every demo world. */
export const fixed: Readonly<Record<string, string>> = {
  publicLinkKey: 'demo-house',
  secret: 'demo-calendar',
  kind: 'cadastre',
  key: '0301-207-80',
  a: 'cadastre',
  b: '0301-207-80',
  month: '3',
  paperKey: 'demo-paper',
  linkKey: 'demo-supplier',
}

/** Who of the demo world makes the call. */
const signers: readonly (readonly [RegExp, string])[] = [
  [/\/administration(\/|$)/, 'sysadmin'],
  [/^\/api\/private\/(company\/|subcontractor|control-template)|assigned-plans/, 'admin'],
  [/^\/api\/private\/(projects?(\/|$)|mailbox|order\/quotation)/, 'leader'],
]
export const signerOf = (path: string) => signers.find(([at]) => at.test(path))?.[1] ?? 'owner'
