import { inviteCustomerInput } from '#schema/projects/orders.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { worksOnOrder } from '#server/access/onOrder.ts'
import { command } from '#server/kernel/operation.ts'
import { invite } from './inviting.ts'

export const inviteCustomer = command({
  name: 'inviteCustomer',
  input: inviteCustomerInput,
  permission: inPerson(worksOnOrder),
  prepare: ({ grant, call }) => grant.throttle('invite', call.address),
  run: ({ grant, input, call, mailTo }) => invite(grant, input, { language: call.language, mailTo }),
})
