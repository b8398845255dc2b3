import { daysAfter, written, yearOf } from '#demo/calendar.ts'
import type { Report } from '#demo/pdf/layOut.ts'
import { facts, heading, paragraph, photo, signature } from '#demo/pdf/sections.ts'
import { table } from '#demo/pdf/table.ts'
import type { Occasion } from './occasion.ts'
import { identityLabel, kinds, whole, type Property } from './property.ts'
import { electrician } from './senders.ts'

const size = { width: 1208, height: 500 }

export async function electricalCheck(property: Property, { made, photograph }: Occasion): Promise<Report> {
  return {
    title: 'Kontroll av elektrisk anlegg',
    subtitle: whole(property),
    number: `Kontroll ${made.slice(2, 4)}-${made.slice(5, 7)}${made.slice(8)}`,
    made,
    sender: electrician,
    sections: [
      facts([
        [identityLabel(property), property.identity],
        ['Boligtype', kinds[property.home]],
        ['Eier', property.owner],
        ['Anleggets alder', `Nytt skap i ${Math.max(property.built, 2006)}`],
        ['Kontrollert', written(daysAfter(made, -1))],
        ['Neste kontroll', String(yearOf(made) + 5)],
      ]),
      photo(await photograph('electricalCabinet', size), 'Sikringsskapet', 200),
      heading('Målinger'),
      table(
        ['Hva som er målt', 'Krav', 'Målt'],
        [
          ['Isolasjonsmotstand (megaohm)', 'over 0,5', '38'],
          ['Jordelektrode (ohm)', 'under 100', '41'],
          ['Jordfeilbryter, utløsetid (ms)', 'under 300', '27'],
        ],
        ['Høyeste temperatur i skapet (°C)', 'under 60', '34'],
      ),
      heading('Avvik'),
      paragraph('1. Kursfortegnelsen mangler kurs 9 og 10. Rettet på stedet. 2. Én stikkontakt ute har løst deksel. Må festes av fagfolk.'),
      heading('Vurdering'),
      paragraph(
        'Anlegget er i orden. Skapet er ryddig, og det er ikke spor av varmgang ved termografering. Trykk på testknappen på jordfeilbryteren to ganger i året.',
      ),
      signature(`Oslo, ${written(made)}`, 'Amund Strømstad', 'Kontrollør'),
    ],
  }
}
