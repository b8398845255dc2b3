import { written, yearOf } from '#demo/calendar.ts'
import type { Report } from '#demo/pdf/layOut.ts'
import { facts, heading, paragraph } from '#demo/pdf/sections.ts'
import { table } from '#demo/pdf/table.ts'
import { kroner } from './kroner.ts'
import type { Occasion } from './occasion.ts'
import { identityLabel, kinds, type Property, whole } from './property.ts'
import { insurer } from './senders.ts'

/** Øre a year. */
const premiums = {
  house: [
    ['Bygning, full verdi', 684_000],
    ['Vann- og rørskade', 148_000],
    ['Innbo inntil 2 000 000 kr', 231_000],
  ],
  flat: [
    ['Innbo inntil 1 500 000 kr', 164_000],
    ['Egenandel ved vannskade i borettslaget', 39_000],
  ],
  cabin: [
    ['Bygning, full verdi', 372_000],
    ['Innbo inntil 400 000 kr', 58_000],
    ['Naturskade på vei og brygge', 21_000],
  ],
} as const

export function insurancePolicy(property: Property, { made }: Occasion): Report {
  const covers = premiums[property.home]
  const sum = covers.reduce((total, [, ore]) => total + ore, 0)
  return {
    title: 'Forsikringsbevis',
    subtitle: whole(property),
    number: `Polise ${policyNumber(property)}`,
    made,
    sender: insurer,
    sections: [
      facts([
        ['Forsikringstaker', property.owner],
        [identityLabel(property), property.identity],
        ['Boligtype', kinds[property.home]],
        ['Byggeår', String(property.built)],
        ['Bruksareal', `${property.area} m²`],
        ['Gjelder fra', written(made)],
      ]),
      heading('Dekninger'),
      table(
        ['Dekning', 'Pris i året (kr)'],
        covers.map(([cover, ore]) => [cover, kroner(ore)] as const),
        ['Årspris', kroner(sum)],
      ),
      heading('Sikkerhetskrav'),
      paragraph(
        'Vannledninger i rom uten varme skal være tømt eller frostsikret. Våtrom skal være utført av håndverkere med dokumentasjon.',
      ),
      paragraph(`Ta kontakt når boligen bygges om eller står tom, så beviset for ${yearOf(made)} fortsatt stemmer.`),
    ],
  }
}

/** The same on the paper and in the list. */
export const policyNumber = ({ built, area }: Pick<Property, 'built' | 'area'>) => `${built}-${String(area).padStart(4, '0')}`
