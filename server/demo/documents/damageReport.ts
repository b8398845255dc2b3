import { renderScene } from '#server/demo/art/renderScene.ts'
import type { Report } from '#server/demo/pdf/layOut.ts'
import { facts, heading, paragraph, photo, signature, table } from '#server/demo/pdf/sections.ts'
import { kroner, taxOn } from './kroner.ts'
import { whole, type Property } from './property.ts'
import { damageSurveyor } from './senders.ts'

const repairs = [
  ['Riving av vegg mellom bad og gang', 1_480_000],
  ['Uttørking i 14 døgn, to avfuktere', 960_000],
  ['Ny membran og flis i dusjsonen', 3_850_000],
  ['Panel og maling i gangen', 725_000],
] as const

export async function damageReport(property: Property): Promise<Report> {
  const size = { width: 1208, height: 500 }
  const net = repairs.reduce((total, [, ore]) => total + ore, 0)
  const tax = taxOn(net, 25)
  return {
    title: 'Skaderapport',
    subtitle: whole(property),
    number: 'Sak 2025-0774',
    made: '2025-10-21',
    sender: damageSurveyor,
    photos: [{ name: 'Bathroom', jpeg: await renderScene('bathroom', { ...size, type: 'jpeg' }), ...size }],
    sections: [
      facts([
        ['Matrikkel', property.cadastre],
        ['Eier', property.owner],
        ['Skadetype', 'Vannskade, utett våtrom'],
        ['Oppdaget', '16.10.2025'],
        ['Befart', '20.10.2025'],
        ['Rom', 'Bad, andre etasje'],
      ]),
      photo('Bathroom', 200),
      heading('Hva som har skjedd'),
      paragraph(
        'Eieren la merke til mørke felt i panelet i gangen bak dusjen. Mykfugen i hjørnet av dusjsonen er sprukket, og vann har over tid trengt inn bak flisene. Lekkasjen har trolig pågått i flere måneder.',
      ),
      heading('Fuktmåling'),
      table(
        ['Sted', 'Vektprosent'],
        [
          ['Bunnsvill bak dusjen', '27'],
          ['Stender, 40 cm over gulv', '21'],
          ['Panel i gangen', '18'],
        ],
        ['Tørr vegg til sammenlikning', '12'],
      ),
      heading('Tiltak og kostnad'),
      table(
        ['Arbeid', 'Beløp (kr)'],
        [...repairs.map(([label, ore]) => [label, kroner(ore)] as const), ['Merverdiavgift, 25 %', kroner(tax)] as const],
        ['Anslått kostnad', kroner(net + tax)],
      ),
      paragraph('Badet må ikke brukes før dusjsonen er tettet. Måles på nytt etter uttørking, og før veggen lukkes.'),
      signature('Oslo, 21.10.2025', 'Jonas Myhre', 'Skadetakstmann'),
    ],
  }
}
