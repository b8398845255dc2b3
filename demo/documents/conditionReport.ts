import { daysAfter, written, yearOf } from '#demo/calendar.ts'
import type { Report } from '#demo/pdf/layOut.ts'
import { facts, heading, paragraph, photo, signature } from '#demo/pdf/sections.ts'
import { findings } from './findings.ts'
import type { Occasion } from './occasion.ts'
import { identityLabel, kinds, whole, type Property } from './property.ts'
import { surveyor } from './senders.ts'

const size = { width: 1208, height: 600 }

const summaries = {
  house:
    'Boligen er godt holdt for alderen. Det haster mest med vannet rundt huset: i kjelleren er det spor av fukt mot nord, der terrenget faller mot grunnmuren. Ellers er avvikene små og kan tas etter hvert.',
  flat: 'Leiligheten er lys og godt vedlikeholdt. Ventilasjonen er bygningens egen og nærmer seg en utskifting som borettslaget har ansvaret for.',
  cabin:
    'Hytta er solid bygget og har vært jevnt beiset. Pipa bør sees på før neste fyringssesong. En pilar har satt seg, men uten at gulvet er ute av lodd.',
}

const measures = (year: number) => ({
  house: `1. Led takvannet bort fra grunnmuren før neste vinter. 2. Legg om dreneringen mot nord. 3. Ta med badet i planen for ${year + 2}.`,
  flat: '1. Åpne ventilen på soverommet. 2. Meld fra til styret om vinduene og ventilasjonen. 3. Kontroller sluket hvert halvår.',
  cabin: `1. Bytt pipehatt og fug pipa før høsten. 2. Kil opp pilaren. 3. Beis veggene i ${year + 1}.`,
})

export async function conditionReport(property: Property, { made, photograph }: Occasion): Promise<Report> {
  return {
    title: 'Tilstandsrapport',
    subtitle: whole(property),
    number: `Rapport ${made.slice(2, 4)}-0${made.slice(5, 7)}8`,
    made,
    sender: surveyor,
    sections: [
      photo(await photograph(property.scene, size), `${kinds[property.home]} i ${whole(property)}`, 240),
      facts([
        [identityLabel(property), property.identity],
        ['Boligtype', kinds[property.home]],
        ['Byggeår', String(property.built)],
        ['Eier', property.owner],
        ['BRA', `${property.area} m²`],
        ['Befart', `${written(daysAfter(made, -2))}, oppholdsvær`],
      ]),
      heading('Sammendrag'),
      paragraph(summaries[property.home]),
      heading('Tilstandsgrader'),
      ...findings(property, made),
      heading('Anbefalte tiltak'),
      paragraph(measures(yearOf(made))[property.home]),
      signature(`Oslo, ${written(made)}`, 'Ingrid Solbakken', 'Bygningssakkyndig'),
    ],
  }
}
