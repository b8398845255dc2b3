import { template } from '../template.ts'

interface Left {
  name: string
  owner: string
  estateId: string
  address: string
}

const access = ({ estateId }: Left) => `/private/estate/${estateId}/access-management`

/** To those who still own an estate: somebody owns it beside them no more. */
export const ownerLeft = template<Left>('ownerLeft', {
  nb: (left) => ({
    subject: 'Noen har gått ut som eier av eiendommen din',
    heading: `Hei, ${left.name}`,
    lead: `${left.owner} har gått ut som eier av ${left.address}, og ser den ikke lenger. Alt som er lagt inn, blir stående.`,
    button: { label: 'Se hvem som har tilgang', path: access(left) },
  }),
  en: (left) => ({
    subject: 'Somebody is no longer an owner of your property',
    heading: `Hello, ${left.name}`,
    lead: `${left.owner} has left ${left.address} as an owner, and no longer sees it. Everything that was added stays.`,
    button: { label: 'See who has access', path: access(left) },
  }),
})
