import { planNames } from '#schema/access/planNames.ts'
import type { LicencePlan } from '#schema/access/plans.ts'
import { writtenDay } from '#server/kernel/written.ts'
import { template } from '../template.ts'

export const licenceEnding = template<{ name: string; plan: LicencePlan; validTo: string; isTrial: boolean }>(
  'licenceEnding',
  {
    nb: ({ name, plan, validTo, isTrial }) => ({
      subject: `${isTrial ? 'Prøvetiden for' : 'Lisensen'} ${planNames.nb[plan]} går ut ${writtenDay(validTo)}`,
      heading: `Hei, ${name}`,
      lead: isTrial
        ? `Prøvetiden for ${planNames.nb[plan]} går ut ${writtenDay(validTo)}. Den slutter av seg selv, og koster ingenting.`
        : `Lisensen ${planNames.nb[plan]} går ut ${writtenDay(validTo)}. Fornyer du før det, begynner det nye året der det gamle slutter.`,
      button: { label: isTrial ? 'Se lisensene' : 'Forny lisensen', path: '/private/licenses' },
      paragraphs: [
        `${isTrial ? 'Bestiller' : 'Fornyer'} du ikke, kan alt fortsatt leses, lastes ned og skrives ut. Det som trengte lisensen, kan ikke endres.`,
      ],
    }),
    en: ({ name, plan, validTo, isTrial }) => ({
      subject: `Your ${planNames.en[plan]} ${isTrial ? 'trial' : 'licence'} ends on ${writtenDay(validTo)}`,
      heading: `Hello, ${name}`,
      lead: isTrial
        ? `Your ${planNames.en[plan]} trial ends on ${writtenDay(validTo)}. It ends by itself, and costs nothing.`
        : `Your ${planNames.en[plan]} licence ends on ${writtenDay(validTo)}. Renew before then and the new year begins where the old one ends.`,
      button: { label: isTrial ? 'See the licences' : 'Renew the licence', path: '/private/licenses' },
      paragraphs: ['Without it everything can still be read, downloaded and printed. What needed the licence can no longer be changed.'],
    }),
  },
  'licence',
)
