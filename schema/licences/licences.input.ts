import { object } from 'yup'
import { licencePlans, plansFor } from '#schema/access/plans.ts'
import { addressFields } from '#schema/accounts/address.input.ts'
import { choice, id, optionalText, recordId } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

/** What an order takes in beside what the invoice is written to. */
const orderFields = (accountType: 'customer' | 'company') => ({
  type: choice(plansFor(accountType)),
  purchaseOrderId: id(),
  ...addressFields(),
  reference: optionalText(100),
})

/** How long a plan is tried for nothing. */
export const trialDays = 30

export const licencesInput = listInput({})
export const orderLicenceInput = object(orderFields('customer'))
/** Which of them the selected account may hold, the operation knows. */
export const startLicenceTrialInput = object({ type: choice(licencePlans) })
export const orderCompanyLicenceInput = object({ companyId: recordId(), ...orderFields('company') })
/** What stands in the form; the rest is known to it. */
export const invoiceToInput = orderLicenceInput.pick(['addressLine1', 'postalCode', 'city', 'reference'])
