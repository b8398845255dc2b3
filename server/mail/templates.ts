import type { Template } from './template.ts'
import { accessAnswered } from './templates/accessAnswered.ts'
import { accessEnded } from './templates/accessEnded.ts'
import { accessGiven } from './templates/accessGiven.ts'
import { accessRequested } from './templates/accessRequested.ts'
import { accountDeleted } from './templates/accountDeleted.ts'
import { backupLate } from './templates/backupLate.ts'
import { claimAnswered } from './templates/claimAnswered.ts'
import { claimExpired } from './templates/claimExpired.ts'
import { claimReceived } from './templates/claimReceived.ts'
import { claimSettled } from './templates/claimSettled.ts'
import { companyAdded } from './templates/companyAdded.ts'
import { companyDeclined } from './templates/companyDeclined.ts'
import { companyInvitation } from './templates/companyInvitation.ts'
import { companyWelcome } from './templates/companyWelcome.ts'
import { confirmEmail } from './templates/confirmEmail.ts'
import { customerAdded } from './templates/customerAdded.ts'
import { damaged } from './templates/damaged.ts'
import { dataExportFailed } from './templates/dataExportFailed.ts'
import { dataExportReady } from './templates/dataExportReady.ts'
import { deadlineComes } from './templates/deadlineComes.ts'
import { deviationTold } from './templates/deviationTold.ts'
import { documentsReceived } from './templates/documentsReceived.ts'
import { doneAnswered } from './templates/doneAnswered.ts'
import { doneReported } from './templates/doneReported.ts'
import { electronicIdAsked } from './templates/electronicIdAsked.ts'
import { emailChanged } from './templates/emailChanged.ts'
import { emailTaken } from './templates/emailTaken.ts'
import { estateRemoved } from './templates/estateRemoved.ts'
import { guestInvitation } from './templates/guestInvitation.ts'
import { handoverBookReady } from './templates/handoverBookReady.ts'
import { insuranceEnding } from './templates/insuranceEnding.ts'
import { licenceEnding } from './templates/licenceEnding.ts'
import { licenceInvoiceMail } from './templates/licenceInvoice.ts'
import { maintenanceDue } from './templates/maintenanceDue.ts'
import { orderApproved } from './templates/orderApproved.ts'
import { orderTold } from './templates/orderTold.ts'
import { ownedByTyping } from './templates/ownedByTyping.ts'
import { ownedUnasked } from './templates/ownedUnasked.ts'
import { ownerAnswered } from './templates/ownerAnswered.ts'
import { ownerInvited } from './templates/ownerInvited.ts'
import { ownerLeft } from './templates/ownerLeft.ts'
import { paperAskedFor } from './templates/paperAskedFor.ts'
import { paperBrought } from './templates/paperBrought.ts'
import { passwordChanged } from './templates/passwordChanged.ts'
import { projectClosed } from './templates/projectClosed.ts'
import { projectInvitation } from './templates/projectInvitation.ts'
import { projectReopened } from './templates/projectReopened.ts'
import { projectTold } from './templates/projectTold.ts'
import { publicLinkSent } from './templates/publicLinkSent.ts'
import { quotationAnswered } from './templates/quotationAnswered.ts'
import { quotationAsked } from './templates/quotationAsked.ts'
import { quotationChosen } from './templates/quotationChosen.ts'
import { reportMade } from './templates/reportMade.ts'
import { resetPassword } from './templates/resetPassword.ts'
import { supplierAccessInvoice } from './templates/supplierAccessInvoice.ts'
import { supportAccessOpened } from './templates/supportAccessOpened.ts'
import { welcome } from './templates/welcome.ts'

/** What anybody may read who has the address: links, invitations, and that something was done to an account. */
const toAnybody: readonly Template[] = [
  resetPassword,
  passwordChanged,
  welcome,
  confirmEmail,
  emailTaken,
  emailChanged,
  customerAdded,
  companyInvitation,
  companyWelcome,
  companyAdded,
  ownerInvited,
  publicLinkSent,
  projectInvitation,
  paperAskedFor,
  guestInvitation,
  accountDeleted,
  dataExportFailed,
  dataExportReady,
  accessRequested,
  // Asks itself who of its readers has proven their address; a supplier is written to on the word of an owner.
  maintenanceDue,
]
/** What tells of somebody's own: no user is sent it before the address is theirs. */
const toTheProven: readonly Template[] = [
  licenceInvoiceMail,
  licenceEnding,
  insuranceEnding,
  supportAccessOpened,
  documentsReceived,
  accessAnswered,
  accessEnded,
  accessGiven,
  supplierAccessInvoice,
  doneReported,
  orderApproved,
  orderTold,
  quotationAsked,
  quotationAnswered,
  quotationChosen,
  reportMade,
  doneAnswered,
  claimReceived,
  claimSettled,
  backupLate,
  damaged,
  claimAnswered,
  claimExpired,
  electronicIdAsked,
  companyDeclined,
  ownedByTyping,
  ownedUnasked,
  ownerAnswered,
  ownerLeft,
  estateRemoved,
  deviationTold,
  handoverBookReady,
  projectTold,
  projectClosed,
  projectReopened,
  deadlineComes,
  paperBrought,
]
const templates = [...toAnybody, ...toTheProven]

export const templateNamed = (name: string) => templates.find((template) => template.name === name)
/** One that nobody has thought of tells too much rather than too little. */
export const needsProof = (name: string) => !toAnybody.some((template) => template.name === name)
