import type { DemoFloor } from './floor.ts'

export const houseInterior: readonly DemoFloor[] = [
  {
    type: 'basement',
    rooms: [
      {
        type: 'technicalRoom',
        area: 7.5,
        comments: [
          {
            said: { years: 2, months: 1 },
            text: 'Varmtvannstanken er fra ombyggingen. Stoppekranen sitter bak den, nederst til venstre.',
            pictures: ['technicalRoom'],
          },
          {
            said: { months: 7 },
            text: 'Sikringsskapet er merket på nytt etter el-kontrollen. Kursfortegnelsen henger i døra.',
            pictures: ['electricalCabinet'],
          },
          { said: { days: 33 }, text: 'Filtrene i varmepumpen er byttet. Neste gang før vinteren.' },
        ],
      },
      {
        type: 'laundry',
        area: 9,
        comments: [{ said: { months: 11 }, text: 'Sluken er renset. Tar litt tid før vannet går ned, følg med.' }],
      },
      { type: 'storage', name: 'Matbod', area: 6.2 },
      { type: 'storage', name: 'Skibod', area: 11.4 },
      { type: 'hall', area: 8 },
    ],
  },
  {
    type: 'floor1',
    rooms: [
      { type: 'hall', name: 'Entré', area: 9.6 },
      {
        type: 'livingRoom',
        area: 34.8,
        comments: [
          {
            said: { years: 3, months: 7 },
            text: 'Plantegningen slik den ble etter at veggen mot kjøkkenet ble åpnet.',
            pictures: ['floorPlan'],
          },
          {
            said: { years: 1, months: 2 },
            text: 'Veggene: NCS S 1502-Y, glans 7. Listene: NCS S 0502-Y, glans 40. En halv boks står i matboden.',
          },
        ],
      },
      {
        type: 'kitchen',
        area: 18.3,
        comments: [
          { said: { months: 9 }, text: 'Pakningen under oppvaskmaskinen er byttet. Lekkasjestopperen er prøvd og slår av som den skal.' },
        ],
      },
      { type: 'office', name: 'Kontor', area: 10.1 },
      { type: 'toilet', area: 2.4 },
      { type: 'terrace', area: 22, comments: [{ said: { months: 5 }, text: 'Oljet to strøk. Tre bord ved trappa bør byttes til våren.' }] },
    ],
  },
  {
    type: 'floor2',
    rooms: [
      { type: 'bedroom', name: 'Hovedsoverom', area: 16.7 },
      {
        type: 'bedroom',
        name: 'Emmas rom',
        area: 11.9,
        comments: [{ said: { months: 4 }, text: 'Vinduet subber mot karmen når det er fuktig. Justere hengslene.' }],
      },
      { type: 'bedroom', name: 'Gjesterom', area: 10.4 },
      {
        type: 'bathroom',
        area: 7.8,
        comments: [
          { said: { years: 8, months: 9 }, text: 'Vannskade bak badekaret. Alt er tørket ut og dokumentert i skaderapporten.' },
          {
            said: { months: 8 },
            text: 'Fukt bak dusjen. Takstmannen målte 18 prosent i veggen, og vil komme tilbake.',
            pictures: ['bathroom'],
          },
          { said: { months: 2 }, text: 'Målt igjen: 12 prosent. Silikonen i hjørnet er byttet.' },
        ],
      },
      { type: 'balcony', area: 5.5 },
      { type: 'hall', area: 6.9 },
    ],
  },
  {
    type: 'attic',
    rooms: [
      {
        type: 'storage',
        name: 'Kaldloft',
        area: 28,
        comments: [
          {
            said: { months: 10 },
            text: 'Tørt rundt pipa etter regnet i vår. Ett mistenkelig spor ved gavlen mot nord.',
            pictures: ['roofAndGutter'],
          },
        ],
      },
      {
        type: 'storage',
        name: 'Kott mot sør',
        area: 4.5,
        removed: { days: 4 },
        comments: [{ said: { months: 7 }, text: 'Isolasjonen er tykk nok. Luka henger litt.' }],
      },
    ],
  },
]
