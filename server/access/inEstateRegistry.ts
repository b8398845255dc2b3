import { asAccountThat, signedInWith } from './signedIn.ts'

/** The land register is asked by owners, about themselves. */
export const inEstateRegistry = {
  ...asAccountThat('an account with the role Customer.Owner, about its own user', (viewer) =>
    signedInWith(viewer, { allOf: ['Customer.Owner'] }),
  ),
  area: 'estates',
} as const
