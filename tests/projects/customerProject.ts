import { uuidv7 } from '#server/kernel/ids.ts'
import { mailsOnceThere } from '#tests/accounts/owning.ts'
import type { World } from '#tests/support/world/world.ts'
import { license } from './project.ts'

export const forCustomer = '/api/private/project/for-customer'

/** Companies that start projects for customers who are not here yet. */
export function startingForCustomers(world: World) {
  const chance = uuidv7()
  const gnr = 500 + Number.parseInt(chance.slice(-3), 16)
  let units = Number.parseInt(chance.slice(-6, -3), 16)
  return {
    /** A bathroom, at an address that nobody has here. */
    wanted: (values: object = {}) => ({
      projectId: uuidv7(),
      identityKind: 'cadastre',
      municipalityNumber: '4601',
      gnr,
      bnr: ++units,
      ownershipKind: 'owned',
      addressLine1: `Kundelia ${units}`,
      ownerKind: 'PRIVATE',
      customerFirstName: 'Kari',
      customerLastName: 'Kunde',
      customerEmail: `kunde-${uuidv7()}@test.example`,
      customerPhoneNumber: '+4722334455',
      name: 'Nytt bad',
      type: 'RENOVATION',
      renovationPresets: ['BATHROOM'],
      ...values,
    }),
    firm: async ({ licence = true } = {}) => {
      const company = await world.company()
      if (licence) await license(world, company.id)
      return { ...company, leader: await company.as('Leader') }
    },
    /** By the link of the mail they have a password, and with it an address that is theirs. */
    opensLink: async (email: string) => {
      const mail = (await mailsOnceThere(world, email, 1))[0]!
      const token = /\/create-password\/([\w-]+)\?/.exec(mail.text)![1]!
      const { status } = await world.anonymous().post('/api/public/profile/user/create-password', { token, password: 'Grønn-port-8' })
      if (status !== 204) throw new Error(`opening: ${status}`)
      const [user] = await world.sql<{ id: string }>('select id from app_user where email = $1', [email])
      return { userId: user!.id, signedIn: await world.signIn(user!.id, null) }
    },
  }
}
