import { renderScene } from '#server/demo/art/renderScene.ts'
import type { Report } from '#server/demo/pdf/layOut.ts'
import { facts, finding, heading, paragraph, photo, signature } from '#server/demo/pdf/sections.ts'
import { whole, type Property } from './property.ts'
import { surveyor } from './senders.ts'

export async function conditionReport(property: Property): Promise<Report> {
  const size = { width: 1208, height: 600 }
  return {
    title: 'Tilstandsrapport',
    subtitle: whole(property),
    number: 'Rapport 24-0318',
    made: '2024-03-14',
    sender: surveyor,
    photos: [{ name: 'House', jpeg: await renderScene(property.scene, { ...size, type: 'jpeg' }), ...size }],
    sections: [
      photo('House', 240),
      facts([
        ['Matrikkel', property.cadastre],
        ['Boligtype', property.kind],
        ['Byggeår', String(property.built)],
        ['Eier', property.owner],
        ['BRA', `${property.area} m²`],
        ['Befart', '12.03.2024, 2 °C og oppholdsvær'],
      ]),
      heading('Sammendrag'),
      paragraph(
        'Boligen er godt holdt. Taket er tekket om, og vinduene i første etasje er byttet. Badet i andre etasje nærmer seg slutten av levetiden og bør pusses opp innen få år. I kjelleren er det spor av fukt mot nord, der terrenget faller mot grunnmuren.',
      ),
      heading('Tilstandsgrader'),
      finding('TG1', 'Taktekking', 'Skifer fra 2009 med nytt undertak. To løse heller ved pipa er festet. Kontrolleres hver høst.'),
      finding('TG1', 'Yttervegger', 'Liggende panel, malt i 2021. Noe avflassing på sørveggen under vinduene i andre etasje.'),
      finding('TG2', 'Renner og nedløp', 'Nedløpet ved nordøstre hjørne mangler utkast, og vannet går rett ned langs grunnmuren.'),
      finding('TG0', 'Vinduer, første etasje', 'Byttet i 2022. Dokumentasjon fra produsenten er vist frem.'),
      finding('TG2', 'Bad, andre etasje', 'Membran fra 2003. Fallet mot sluk er målt til 11 mm, og mykfugen i dusjsonen er sprukket.'),
      finding('TG3', 'Drenering mot nord', 'Fuktmåling i bunnsvill viser 24 vektprosent. Dreneringen er eldre enn 50 år og må legges om.'),
      finding('TG1', 'Sanitæranlegg', 'Rør i rør til kjøkken og bad, kobberrør for øvrig. Stoppekranen virker.'),
      finding('TGIU', 'Krypkjeller under vindfang', 'Ikke undersøkt. Luken var sperret av lagret ved på befaringsdagen.'),
      heading('Anbefalte tiltak'),
      paragraph(
        '1. Led takvannet bort fra grunnmuren før neste vinter. 2. Legg om dreneringen mot nord. 3. Ta med nytt bad i planen for 2026.',
      ),
      signature('Oslo, 14.03.2024', 'Ingrid Solbakken', 'Bygningssakkyndig'),
    ],
  }
}
