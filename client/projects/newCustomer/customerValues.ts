import { type EstateValues, noValues, ofItsKind } from '#client/estates/saveEstate/estateForm.ts'
import type { CustomerProjectOptionsQuery, StartProjectForCustomerInput } from '#client/generated/graphql.ts'
import type { Firm } from '#client/projects/performers/performers.ts'
import { blank, type ProjectValues, sentOf, sentParties } from '#client/projects/saveProject/projectValues.ts'
import { customerAndPlace } from '#schema/projects/customerProject.input.ts'

export type CustomerOptions = CustomerProjectOptionsQuery['customerProjectOptions']

/** A project with its estate and customer, all of it as it is typed. */
export type CustomerProjectValues = ProjectValues &
  EstateValues & {
    customerPhoneNumber: string
    /** Of the project that comes of it: what is sent again is there once. */
    projectId: string
  }

export const blankForCustomer = (): CustomerProjectValues => ({
  ...noValues,
  ...blank,
  customerPhoneNumber: '',
  projectId: crypto.randomUUID(),
})

/** What is sent: of the customer, the place and the project what each form says. */
export function sentForCustomer(values: CustomerProjectValues, firms: readonly Firm[]): StartProjectForCustomerInput {
  const { customer: _, ...project } = sentOf(values)
  return {
    ...(customerAndPlace.cast(ofItsKind(values), { stripUnknown: true }) as Omit<
      StartProjectForCustomerInput,
      'projectId' | 'name' | 'type'
    >),
    ...project,
    projectId: values.projectId,
    areaParties: sentParties(values, firms),
  }
}
