import { daysAfter, written, yearOf } from '#demo/calendar.ts'
import type { Report } from '#demo/pdf/layOut.ts'
import { facts, heading, paragraph, signature } from '#demo/pdf/sections.ts'
import { table } from '#demo/pdf/table.ts'
import { kroner } from './kroner.ts'
import type { Occasion } from './occasion.ts'
import { identityLabel, kinds, whole, type Property } from './property.ts'
import { surveyor } from './senders.ts'

const tenThousand = 1_000_000
/** Øre for each square metre, as it would have been in 2025. */
const parts = {
  house: [
    ['Tekniske verdier, bolig', 4_160_000],
    ['Fradrag for alder og vedlikehold', -1_145_000],
    ['Garasje og uthus', 178_000],
    ['Tomteverdi', 3_440_000],
  ],
  flat: [
    ['Boligens verdi', 8_900_000],
    ['Fradrag for andel av fellesgjeld', -640_000],
    ['Bod og balkong', 210_000],
  ],
  cabin: [
    ['Tekniske verdier, hytte', 3_350_000],
    ['Fradrag for alder og vedlikehold', -820_000],
    ['Anneks og uthus', 240_000],
    ['Tomteverdi', 1_250_000],
  ],
} as const

const whereabouts = {
  house:
    'Eiendommen ligger i et etablert boligområde med kort vei til skole, buss og turterreng. Gode solforhold på hagesiden. Tomten er opparbeidet med plen, frukttrær og gruset innkjørsel.',
  flat: 'Borettslaget ligger stille til med gangavstand til butikk, barnehage og bane. Felles gårdsrom med lekeplass, sykkelparkering og beplantning.',
  cabin: 'Hytta ligger fritt mot sørvest i et etablert hyttefelt, med helårsvei, merkede løyper fra døren og kort vei til butikk.',
}
const standards = {
  house:
    'Boligen er modernisert i flere omganger. Oppvarming med varmepumpe og vedovn. Det som er av eldre dato, er trukket fra i verdien.',
  flat: 'Leiligheten er pusset opp i flere omganger. Fjernvarme og varmtvann inngår i felleskostnadene.',
  cabin: 'Enkel og god standard med innlagt strøm. Oppvarming med vedovn og panelovner. Sommervann fra borehull.',
}

export function valueRate(property: Property, { made }: Occasion): Report {
  const grown = 1.045 ** (yearOf(made) - 2025)
  const amounts = parts[property.home].map(
    ([label, ore]) => [label, Math.round((ore * property.area * grown) / tenThousand) * tenThousand] as const,
  )
  const sum = amounts.reduce((total, [, ore]) => total + ore, 0)
  return {
    title: 'Verditakst',
    subtitle: whole(property),
    number: `Takst ${made.slice(2, 4)}-0${made.slice(5, 7)}2`,
    made,
    sender: surveyor,
    sections: [
      facts([
        [identityLabel(property), property.identity],
        ['Boligtype', kinds[property.home]],
        ['Byggeår', String(property.built)],
        [property.home === 'flat' ? 'Andelseier' : 'Hjemmelshaver', property.owner],
        ['BRA', `${property.area} m²`],
        ['Eierform', property.home === 'flat' ? 'Borettslag (andel)' : 'Selveier'],
        ['Markedsverdi', `${kroner(sum)} kr`],
        ['Låneverdi', `${kroner(Math.round(sum * 0.85))} kr`],
        ['Gjelder til', written(daysAfter(made, 182))],
      ]),
      heading('Beliggenhet'),
      paragraph(whereabouts[property.home]),
      heading('Standard'),
      paragraph(standards[property.home]),
      heading('Verdi'),
      table(
        ['Post', 'Beløp (kr)'],
        amounts.map(([label, ore]) => [label, kroner(ore)] as const),
        ['Markedsverdi', kroner(sum)],
      ),
      paragraph('Verdien er sammenholdt med fem omsetninger av tilsvarende boliger i området de siste tolv månedene.'),
      signature(`Oslo, ${written(made)}`, 'Ingrid Solbakken', 'Takstingeniør'),
    ],
  }
}
