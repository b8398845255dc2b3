import type { InferType } from 'yup'
import { customerAndPlace, type startProjectForCustomerInput } from '#schema/projects/customerProject.input.ts'
import { ofCompany } from '#server/access/heldSql.ts'
import type { CustomerProjectGrant } from '#server/access/startingForCustomers.ts'
import { estateColumns } from '#server/estates/saveEstate/changeEstate.offer.ts'
import { foundEstate } from '#server/estates/saveEstate/foundEstate.offer.ts'
import { invalid } from '#server/kernel/errors.ts'
import { type Leaves, Written } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { worksThere } from '../orderCustomer/inviting.ts'
import { Project } from '../projects/project.entity.ts'
import { startProject } from './startProject.ts'

type StartForCustomer = InferType<typeof startProjectForCustomerInput>
interface Sends extends Pick<Leaves, 'mailTo'> {
  language: Language
}

/** Who sends the same again waits until it is there, or is not. */
const inTurn = ofCompany(`select pg_advisory_xact_lock(hashtextextended('project ' || $2::uuid, 0)) from company where id = $1`)

/** What was sent before, whose answer got lost. */
export async function startedBefore(grant: CustomerProjectGrant, projectId: string) {
  await grant.query(inTurn, projectId)
  return (await grant.rows(Project).one({ id: projectId })) && new Written(Project, projectId, [], false)
}

/** The estate is nobody's until the customer has said yes; the company works there from now on. */
export async function startForCustomer(grant: CustomerProjectGrant, { projectId, ...details }: StartForCustomer, sends: Sends) {
  const { customerFirstName: firstName, customerLastName: lastName, customerEmail: email, customerPhoneNumber, ...rest } = details
  if ((await grant.query(worksThere, email)).length) throw invalid('customerEmail', 'notValid')
  const name = `${firstName} ${lastName}`
  const contact = { contactName: name, contactEmail: email, contactPhoneNumber: customerPhoneNumber }
  const values = { ...estateColumns({ ...rest, ...contact }), ownerKind: rest.ownerKind }
  const { id: estateId } = await foundEstate(grant.founder, values, { customer: { firstName, lastName, email }, isSample: false, ...sends })
  const started = await startProject(grant, estateId, { ...projectOf(rest), customer: { accountId: null, name } }, projectId)
  return { estateId, ...started }
}

/** What is left of it once the estate is there. */
const projectOf = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([field]) => !(field in customerAndPlace.fields))) as Omit<
    T,
    keyof InferType<typeof customerAndPlace>
  >
