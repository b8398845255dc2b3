import { object } from 'yup'
import { customerEstateForm } from '#schema/estates/saveEstate.input.ts'
import { optionalPhone, recordId } from '#schema/fields.ts'
import { projectForm, startingParties, startingTemplates } from './saveProject.input.ts'

/** Of an estate that is not here yet: where the work is, and whom it is for. */
export const customerAndPlace = customerEstateForm
  .omit(['contactName', 'contactPhoneNumber', 'contactEmail', 'imageFileId'])
  .shape({ customerPhoneNumber: optionalPhone() })

/** All of it at once. The customer is whoever is asked to own the estate. */
export const startProjectForCustomerInput = object({ projectId: recordId() })
  .concat(customerAndPlace)
  .concat(projectForm.omit(['customer']))
  .concat(startingTemplates)
  .concat(startingParties)
