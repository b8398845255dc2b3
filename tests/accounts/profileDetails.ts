/** What Kari's profile tells of her. */
export const profileDetails = {
  __typename: 'ProfileDetails',
  firstName: 'Kari',
  lastName: 'Nordmann',
  email: 'kari@nordmann.example',
  phone: '+4722334455',
  address: { __typename: 'PostalAddress', addressLine1: 'Furuveien 2', postalCode: '0560', city: 'Oslo' },
  language: 'nb',
  identityProvenAt: null as string | null,
  accountType: 'customer',
}
