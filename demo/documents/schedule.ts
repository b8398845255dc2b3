import { daysAfter, written } from '#demo/calendar.ts'
import type { Report } from '#demo/pdf/layOut.ts'
import { facts, heading, paragraph } from '#demo/pdf/sections.ts'
import { table } from '#demo/pdf/table.ts'
import type { Occasion } from './occasion.ts'
import { type Property, whole } from './property.ts'
import { builders } from './senders.ts'

const works = [
  ['Riving og avfall (tømrer)', 0, 3],
  ['Rør i vegg og gulv (rørlegger)', 4, 8],
  ['Opplegg for elektro og varmekabler (elektriker)', 7, 9],
  ['Avretting og membran (våtrom)', 10, 17],
  ['Flis på gulv og vegg (flislegger)', 18, 28],
  ['Innredning, sanitær og montasje (alle fag)', 29, 36],
] as const
const handover = 38

/** Who does what on the site, and when. */
export function schedule(property: Property, { made }: Occasion): Report {
  const day = (after: number) => written(daysAfter(made, after))
  return {
    title: 'Fremdriftsplan',
    subtitle: whole(property),
    number: `Plan ${made.slice(2, 4)}-${made.slice(5, 7)}${made.slice(8)}`,
    made,
    sender: builders,
    sections: [
      facts([
        ['Byggherre', property.owner],
        ['Oppstart', day(0)],
        ['Overtakelse', day(handover)],
        ['Arbeidstid', 'Hverdager fra 7 til 16'],
      ]),
      heading('Hva som gjøres, og når'),
      table(
        ['Arbeid', 'Fra', 'Til'],
        works.map(([work, from, to]) => [work, day(from), day(to)]),
        ['Kontroll og overtakelse', day(handover - 1), day(handover)],
      ),
      heading('Å passe på'),
      paragraph(
        'Gulvet skal ha tørket før membranen legges, og det måles. Blir noe forsinket, sies det fra samme dag til den som kommer etter.',
      ),
    ],
  }
}
