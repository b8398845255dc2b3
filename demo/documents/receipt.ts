import { daysAfter, written, yearOf } from '#demo/calendar.ts'
import type { Report } from '#demo/pdf/layOut.ts'
import { facts, heading, paragraph } from '#demo/pdf/sections.ts'
import { table } from '#demo/pdf/table.ts'
import type { Job } from './jobs.ts'
import { kroner, taxOn } from './kroner.ts'
import type { Occasion } from './occasion.ts'
import { whole, type Property } from './property.ts'

export const receiptFor =
  ({ sender, number, lines, guarantee }: Job) =>
  (property: Property, { made }: Occasion): Report => {
    const amounts = lines.map(({ count, price }) => Math.round(count * price))
    const net = amounts.reduce((total, ore) => total + ore, 0)
    const tax = taxOn(net, 25)
    const rows = lines.map(
      ({ what, count, price }, index) => [what, count.toLocaleString('nb-NO'), kroner(price), kroner(amounts[index] ?? 0)] as const,
    )
    return {
      title: 'Kvittering',
      subtitle: whole(property),
      number: `Kvittering ${number + (yearOf(made) - 2000) * 37}`,
      made,
      sender,
      sections: [
        facts([
          ['Kunde', property.owner],
          ['Utført', written(daysAfter(made, -3))],
          ['Betalt', `${written(made)}, bankkort`],
        ]),
        heading('Arbeid og varer'),
        table(
          ['Beskrivelse', 'Antall', 'Pris (kr)', 'Beløp (kr)'],
          [...rows, ['Sum uten mva.', '', '', kroner(net)] as const, ['Merverdiavgift, 25 %', '', '', kroner(tax)] as const],
          ['Betalt', '', '', kroner(net + tax)],
        ),
        heading('Garanti'),
        paragraph(guarantee),
        paragraph('Takk for oppdraget.'),
      ],
    }
  }
