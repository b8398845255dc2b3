import type { Report } from '#server/demo/pdf/layOut.ts'
import { facts, heading, paragraph, table } from '#server/demo/pdf/sections.ts'
import { kroner, taxOn } from './kroner.ts'
import { whole, type Property } from './property.ts'
import { plumber } from './senders.ts'

const lines = [
  { what: 'Varmtvannstank 200 l, bytte', count: 1, price: 1_169_000 },
  { what: 'Blandeventil og sikkerhetsventil', count: 1, price: 214_500 },
  { what: 'Rørlegger, timer', count: 4.5, price: 98_500 },
  { what: 'Bortkjøring av gammel tank', count: 1, price: 65_000 },
] as const

export function receipt(property: Property): Report {
  const amounts = lines.map(({ count, price }) => Math.round(count * price))
  const net = amounts.reduce((total, ore) => total + ore, 0)
  const tax = taxOn(net, 25)
  const rows = lines.map(
    ({ what, count, price }, index) => [what, count.toLocaleString('nb-NO'), kroner(price), kroner(amounts[index] ?? 0)] as const,
  )
  return {
    title: 'Kvittering',
    subtitle: whole(property),
    number: 'Kvittering 10482',
    made: '2026-01-19',
    sender: plumber,
    sections: [
      facts([
        ['Kunde', property.owner],
        ['Utført', '16.01.2026'],
        ['Betalt', '19.01.2026, bankkort'],
      ]),
      heading('Arbeid og varer'),
      table(
        ['Beskrivelse', 'Antall', 'Pris (kr)', 'Beløp (kr)'],
        [...rows, ['Sum uten mva.', '', '', kroner(net)] as const, ['Merverdiavgift, 25 %', '', '', kroner(tax)] as const],
        ['Betalt', '', '', kroner(net + tax)],
      ),
      heading('Garanti'),
      paragraph(
        'Tanken har ti års garanti fra produsenten, arbeidet fem. Ta vare på kvitteringen: den er også dokumentasjon på at anlegget er satt i stand av fagfolk. Sikkerhetsventilen bør prøves én gang i året.',
      ),
      paragraph('Takk for oppdraget.'),
    ],
  }
}
