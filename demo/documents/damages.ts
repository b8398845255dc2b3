/** What may befall a home: in a bathroom the water comes from within, at a cabin from above. */
const water = {
  room: 'Bad',
  kind: 'Vannskade, utett våtrom',
  scene: 'bathroom',
  story:
    'Eieren la merke til mørke felt i panelet i gangen bak dusjen. Mykfugen i hjørnet av dusjsonen er sprukket, og vann har over tid trengt inn bak flisene. Lekkasjen har trolig pågått i flere måneder.',
  moisture: [
    ['Bunnsvill bak dusjen', '27'],
    ['Stender, 40 cm over gulv', '21'],
    ['Panel i gangen', '18'],
  ],
  repairs: [
    ['Riving av vegg mellom bad og gang', 1_480_000],
    ['Uttørking i 14 døgn, to avfuktere', 960_000],
    ['Ny membran og flis i dusjsonen', 3_850_000],
    ['Panel og maling i gangen', 725_000],
  ],
  advice: 'Badet må ikke brukes før dusjsonen er tettet. Måles på nytt etter uttørking, og før veggen lukkes.',
} as const

const storm = {
  room: 'Loft og hems',
  kind: 'Stormskade på tak',
  scene: 'roofAndGutter',
  story:
    'Under stormen løsnet mønebeslaget over hemsen, og fire takheller blåste ned. Regn og snø kom inn i to døgn før naboen fikk lagt presenning. Sutaket er vått, og isolasjonen over hemsen er gjennomtrukket.',
  moisture: [
    ['Sutak under mønet', '31'],
    ['Åser mot sørvest', '23'],
    ['Panel på hemsen', '19'],
  ],
  repairs: [
    ['Nytt mønebeslag og undertak, 9 m²', 2_140_000],
    ['Ny isolasjon over hemsen', 680_000],
    ['Uttørking i 10 døgn', 540_000],
    ['Kjøring og rigg', 415_000],
  ],
  advice: 'Presenningen må ligge til taket er tett. Hemsen kan ikke brukes før sutaket er målt tørt.',
} as const

export const damages = { house: water, flat: water, cabin: storm }
