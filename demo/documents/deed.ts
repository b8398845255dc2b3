import { written } from '#demo/calendar.ts'
import type { Report } from '#demo/pdf/layOut.ts'
import { facts, heading, paragraph, signature } from '#demo/pdf/sections.ts'
import type { Occasion } from './occasion.ts'
import { identityLabel, type Property, whole } from './property.ts'
import { settlement } from './senders.ts'

export function deed(property: Property, { made }: Occasion): Report {
  return {
    title: property.home === 'flat' ? 'Overføring av andel' : 'Skjøte',
    subtitle: whole(property),
    number: `Oppgjør ${made.slice(2, 4)}-${made.slice(5, 7)}8`,
    made,
    sender: settlement,
    sections: [
      facts([
        [identityLabel(property), property.identity],
        ['Overføres til', property.owner],
        ['Andel', '1/1'],
        ['Overtakelse', written(made)],
      ]),
      heading('Overføringen'),
      paragraph(
        'Kjøpesummen er gjort opp på avtalt måte. Eiendommen overføres fri for pengeheftelser, med unntak av dem kjøperen har tatt opp.',
      ),
      paragraph('Partene erklærer at opplysningene er riktige, og at det ikke finnes avtaler om bruken som ikke er nevnt her.'),
      signature(`Oslo, ${written(made)}`, 'Ingrid Oppgjør', 'Oppgjørsmedarbeider'),
    ],
  }
}
