import { daysAfter, written } from '#demo/calendar.ts'
import type { Report } from '#demo/pdf/layOut.ts'
import { facts, heading, paragraph, photo, signature } from '#demo/pdf/sections.ts'
import { table } from '#demo/pdf/table.ts'
import { damages } from './damages.ts'
import { kroner, taxOn } from './kroner.ts'
import type { Occasion } from './occasion.ts'
import { identityLabel, whole, type Property } from './property.ts'
import { damageSurveyor } from './senders.ts'

const size = { width: 1208, height: 500 }

export async function damageReport(property: Property, { made, photograph }: Occasion): Promise<Report> {
  const { room, kind, scene, story, moisture, repairs, advice } = damages[property.home]
  const net = repairs.reduce((total, [, ore]) => total + ore, 0)
  const tax = taxOn(net, 25)
  return {
    title: 'Skaderapport',
    subtitle: whole(property),
    number: `Sak ${made.slice(0, 4)}-07${made.slice(8)}`,
    made,
    sender: damageSurveyor,
    sections: [
      facts([
        [identityLabel(property), property.identity],
        ['Eier', property.owner],
        ['Skadetype', kind],
        ['Oppdaget', written(daysAfter(made, -5))],
        ['Befart', written(daysAfter(made, -1))],
        ['Rom', room],
      ]),
      photo(await photograph(scene, size), kind, 200),
      heading('Hva som har skjedd'),
      paragraph(story),
      heading('Fuktmåling'),
      table(['Sted', 'Vektprosent'], moisture, ['Tørr vegg til sammenlikning', '12']),
      heading('Tiltak og kostnad'),
      table(
        ['Arbeid', 'Beløp (kr)'],
        [...repairs.map(([label, ore]) => [label, kroner(ore)] as const), ['Merverdiavgift, 25 %', kroner(tax)] as const],
        ['Anslått kostnad', kroner(net + tax)],
      ),
      paragraph(advice),
      signature(`Oslo, ${written(made)}`, 'Jonas Myhre', 'Skadetakstmann'),
    ],
  }
}
