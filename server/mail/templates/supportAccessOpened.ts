import { writtenTime } from '#server/kernel/written.ts'
import { template } from '../template.ts'

interface OpenedAccess {
  name: string
  estateId: string
  address: string
  reason: string
  endsAt: string
}

export const supportAccessOpened = template<OpenedAccess>('supportAccessOpened', {
  nb: ({ name, estateId, address, reason, endsAt }) => ({
    subject: 'Vi har åpnet en eiendom for å hjelpe',
    heading: `Hei, ${name}`,
    lead: `En av oss kan lese ${address} frem til klokken ${writtenTime(endsAt)}, og ikke endre noe. Den private mappen er lukket. Begrunnelsen er: «${reason}»`,
    button: { label: 'Se eller avslutt tilgangen', path: `/private/estate/${estateId}/access-management` },
    paragraphs: ['Har du ikke bedt om hjelp, kan du avslutte tilgangen med én gang.'],
  }),
  en: ({ name, estateId, address, reason, endsAt }) => ({
    subject: 'We have opened a property in order to help',
    heading: `Hello, ${name}`,
    lead: `One of us can read ${address} until ${writtenTime(endsAt)}, and change nothing. The private folder stays closed. The reason given is: “${reason}”`,
    button: { label: 'See or end the access', path: `/private/estate/${estateId}/access-management` },
    paragraphs: ['If you did not ask for help, you can end the access at once.'],
  }),
})
