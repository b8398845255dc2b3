import type { BuildingPartCode, ConditionGrade } from './condition.words.ts'

/** What the parts of a building are called where no screen says it: in calendars, mails, papers and sheets. */
export const partNames = {
  nb: {
    '21': 'Grunn og drenering',
    '22': 'Bærende konstruksjon',
    '23': 'Yttervegger og vinduer',
    '24': 'Innervegger',
    '25': 'Gulv og våtrom',
    '26': 'Tak',
    '27': 'Pipe og ildsted',
    '28': 'Trapper og balkonger',
    '31': 'Rør og sanitær',
    '32': 'Varme',
    '33': 'Brannslokking',
    '36': 'Ventilasjon',
    '40': 'Elektrisk anlegg',
    '41': 'Inntak og jording',
    '43': 'Strøm og sikringsskap',
    '45': 'Elektrisk varme',
    '54': 'Alarm og røykvarslere',
    '62': 'Heis',
    '73': 'Vann og avløp ute',
    '77': 'Uteområde',
  },
  en: {
    '21': 'Ground and drainage',
    '22': 'Load-bearing structure',
    '23': 'Outer walls and windows',
    '24': 'Inner walls',
    '25': 'Floors and wet rooms',
    '26': 'Roof',
    '27': 'Chimney and fireplace',
    '28': 'Stairs and balconies',
    '31': 'Pipes and sanitary',
    '32': 'Heating',
    '33': 'Fire fighting',
    '36': 'Ventilation',
    '40': 'Electrical installation',
    '41': 'Supply and earthing',
    '43': 'Power and fuse box',
    '45': 'Electric heating',
    '54': 'Alarm and smoke detectors',
    '62': 'Lift',
    '73': 'Water and sewer outdoors',
    '77': 'Outdoor area',
  },
} as const satisfies Record<'nb' | 'en', Record<BuildingPartCode, string>>

/** What a grade means, in the same places. */
export const gradeNames = {
  nb: { TG0: 'Som ny', TG1: 'Vanlig slitasje', TG2: 'Bør utbedres', TG3: 'Må utbedres nå', TGIU: 'Ikke undersøkt' },
  en: { TG0: 'As new', TG1: 'Normal wear', TG2: 'Should be mended', TG3: 'Must be mended now', TGIU: 'Not inspected' },
} as const satisfies Record<'nb' | 'en', Record<ConditionGrade, string>>
