import type { Template } from './template.ts'
import { accessAnswered } from './templates/accessAnswered.ts'
import { accessEnded } from './templates/accessEnded.ts'
import { accessGiven } from './templates/accessGiven.ts'
import { accessRequested } from './templates/accessRequested.ts'
import { accountDeleted } from './templates/accountDeleted.ts'
import { companyAdded } from './templates/companyAdded.ts'
import { companyInvitation } from './templates/companyInvitation.ts'
import { companyWelcome } from './templates/companyWelcome.ts'
import { customerAdded } from './templates/customerAdded.ts'
import { dataExportReady } from './templates/dataExportReady.ts'
import { documentsReceived } from './templates/documentsReceived.ts'
import { doneAnswered } from './templates/doneAnswered.ts'
import { doneReported } from './templates/doneReported.ts'
import { estateInvitation } from './templates/estateInvitation.ts'
import { guestInvitation } from './templates/guestInvitation.ts'
import { insuranceEnding } from './templates/insuranceEnding.ts'
import { licenceEnding } from './templates/licenceEnding.ts'
import { licenceInvoiceMail } from './templates/licenceInvoice.ts'
import { maintenanceDue } from './templates/maintenanceDue.ts'
import { passwordChanged } from './templates/passwordChanged.ts'
import { publicLinkSent } from './templates/publicLinkSent.ts'
import { resetPassword } from './templates/resetPassword.ts'
import { supplierAccessInvoice } from './templates/supplierAccessInvoice.ts'
import { supportAccessOpened } from './templates/supportAccessOpened.ts'
import { welcome } from './templates/welcome.ts'

/** Every mail there is. */
const templates: readonly Template[] = [
  resetPassword,
  passwordChanged,
  welcome,
  customerAdded,
  companyInvitation,
  companyWelcome,
  companyAdded,
  estateInvitation,
  publicLinkSent,
  guestInvitation,
  licenceInvoiceMail,
  licenceEnding,
  insuranceEnding,
  maintenanceDue,
  supportAccessOpened,
  accountDeleted,
  dataExportReady,
  documentsReceived,
  accessRequested,
  accessAnswered,
  accessEnded,
  accessGiven,
  supplierAccessInvoice,
  doneReported,
  doneAnswered,
]

export const templateNamed = (name: string) => templates.find((template) => template.name === name)
