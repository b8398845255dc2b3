import type { Purpose } from '#server/kernel/outbox.ts'

/** What each mail is for. */
export const purposes: Readonly<Record<string, Purpose>> = {
  accessRequested: 'asks',
  claimReceived: 'asks',
  companyInvitation: 'asks',
  documentsReceived: 'asks',
  guestInvitation: 'asks',
  ownerInvited: 'asks',
  paperAskedFor: 'asks',
  projectInvitation: 'asks',
  publicLinkSent: 'asks',
  quotationAsked: 'asks',

  accessAnswered: 'tells',
  accessEnded: 'tells',
  accessGiven: 'tells',
  claimSettled: 'tells',
  companyDeclined: 'tells',
  deviationTold: 'tells',
  doneAnswered: 'tells',
  doneReported: 'tells',
  electronicIdAsked: 'tells',
  handoverBookReady: 'tells',
  orderApproved: 'tells',
  orderTold: 'tells',
  ownerAnswered: 'tells',
  ownerLeft: 'tells',
  paperBrought: 'tells',
  projectClosed: 'tells',
  projectReopened: 'tells',
  projectTold: 'tells',
  quotationAnswered: 'tells',
  quotationChosen: 'tells',
  reportMade: 'tells',

  companyAdded: 'registers',
  companyWelcome: 'registers',
  customerAdded: 'registers',
  welcome: 'registers',

  accountDeleted: 'own',
  backupLate: 'own',
  damaged: 'own',
  claimAnswered: 'own',
  claimExpired: 'own',
  confirmEmail: 'own',
  dataExportFailed: 'own',
  dataExportReady: 'own',
  deadlineComes: 'own',
  emailChanged: 'own',
  emailTaken: 'own',
  estateRemoved: 'own',
  insuranceEnding: 'own',
  licenceEnding: 'own',
  licenceInvoice: 'own',
  maintenanceDue: 'own',
  ownedByTyping: 'own',
  ownedUnasked: 'own',
  passwordChanged: 'own',
  resetPassword: 'own',
  supplierAccessInvoice: 'own',
  supportAccessOpened: 'own',
}

/** What somebody has to know although they want no mail of whoever did it: who is to own what is theirs, and who sees it. */
const neverRefused = ['claimReceived', 'claimSettled', 'ownerLeft', 'accessEnded']
export const isRefusable = (template: string) => ['asks', 'tells'].includes(purposeOf(template)) && !neverRefused.includes(template)

/** One that nobody has thought of is counted rather than not. */
export const purposeOf = (template: string): Purpose => purposes[template] ?? 'asks'
