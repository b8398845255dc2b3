import { yearOf } from '#demo/calendar.ts'
import { finding } from '#demo/pdf/sections.ts'
import type { Property } from './property.ts'

/** What a surveyor sees depends on what had been renewed by then. */
export function findings({ home, renewed, built }: Property, made: string) {
  const isDone = (year: number) => year <= yearOf(made)
  const roof = isDone(renewed.roof)
    ? finding(
        'TG1',
        'Taktekking',
        `Skifer fra ${renewed.roof} med nytt undertak. To løse heller ved pipa er festet. Kontrolleres hver høst.`,
      )
    : finding('TG2', 'Taktekking', 'Skifer og undertak av ukjent alder. Flere sprukne heller, og fuktskjolder på sutaket ved pipa.')
  const windows = isDone(renewed.windows)
    ? finding('TG0', 'Vinduer', `Byttet i ${renewed.windows}. Dokumentasjon fra produsenten er vist frem.`)
    : finding('TG2', 'Vinduer', 'Koblede vinduer med slitt kitt. To lar seg ikke åpne, og bunnkarmen mot sør er myk.')
  const bathroom = isDone(renewed.bathroom + 15)
    ? finding('TG2', 'Bad', `Membran fra ${renewed.bathroom}. Fallet mot sluk er målt til 11 mm, og mykfugen i dusjsonen er sprukket.`)
    : finding('TG1', 'Bad', `Pusset opp i ${renewed.bathroom}. Fall og membran er i orden der de kan kontrolleres.`)

  return {
    house: [
      roof,
      finding('TG1', 'Yttervegger', 'Liggende panel. Noe avflassing på sørveggen under vinduene i andre etasje.'),
      finding('TG2', 'Renner og nedløp', 'Nedløpet ved nordøstre hjørne mangler utkast, og vannet går rett ned langs grunnmuren.'),
      windows,
      bathroom,
      finding('TG3', 'Drenering mot nord', 'Fuktmåling i bunnsvill viser 24 vektprosent. Dreneringen er eldre enn 50 år og må legges om.'),
      finding('TG1', 'Sanitæranlegg', 'Rør i rør til kjøkken og bad, kobberrør for øvrig. Stoppekranen virker.'),
      finding('TGIU', 'Krypkjeller under vindfang', 'Ikke undersøkt. Luken var sperret av lagret ved på befaringsdagen.'),
    ],
    flat: [
      windows,
      bathroom,
      finding('TG1', 'Kjøkken', 'Hvitevarer og innredning i god stand. Lekkasjestopper er montert under benken.'),
      finding('TG2', 'Ventilasjon', 'Naturlig avtrekk. Ventilen på soverommet er malt igjen og må åpnes.'),
      finding('TG1', 'Balkong', 'Rekkverket er 98 cm høyt, som kravet var da bygningen ble reist.'),
      finding('TG0', 'Røykvarsler og brannslukker', 'På plass og prøvd på befaringsdagen.'),
      finding('TGIU', 'Bod i kjeller', 'Ikke undersøkt, nøkkelen var ikke tilgjengelig.'),
    ],
    cabin: [
      roof,
      finding('TG1', 'Laftede vegger', `Tømmer fra ${built}. Beises hvert fjerde år. Ingen råte i syllstokken der den er synlig.`),
      windows,
      finding('TG2', 'Pipe og ildsted', 'Pipehatten er rustet. Feieren har merket av for løse fuger over taket.'),
      finding('TG2', 'Pilarer', 'Pilaren ved terrassen har sunket 2 cm. Kiles opp og måles på nytt neste sommer.'),
      finding('TG1', 'Vann', 'Sommervann fra borehull. Pumpen er løftet og kontrollert.'),
      finding('TGIU', 'Torvtak på anneks', 'Ikke undersøkt på grunn av snø.'),
    ],
  }[home]
}
