import type { houseTypes } from '#schema/estates/estates.words.ts'

interface Words {
  nb: string
  en: string
}

/** What the screens call each, so that nobody is told of another floor than the one they see. */
export const floorTypeWords = {
  basement: { nb: 'Kjeller', en: 'Basement' },
  lowerGround: { nb: 'Underetasje', en: 'Lower ground floor' },
  groundFloor: { nb: 'Sokkeletasje', en: 'Ground floor' },
  floor1: { nb: '1. etasje', en: '1st floor' },
  floor2: { nb: '2. etasje', en: '2nd floor' },
  floor3: { nb: '3. etasje', en: '3rd floor' },
  floor4: { nb: '4. etasje', en: '4th floor' },
  floor5: { nb: '5. etasje', en: '5th floor' },
  floor6: { nb: '6. etasje', en: '6th floor' },
  floor7: { nb: '7. etasje', en: '7th floor' },
  floor8: { nb: '8. etasje', en: '8th floor' },
  floor9: { nb: '9. etasje', en: '9th floor' },
  floor10: { nb: '10. etasje', en: '10th floor' },
  floor11: { nb: '11. etasje', en: '11th floor' },
  floor12: { nb: '12. etasje', en: '12th floor' },
  floor13: { nb: '13. etasje', en: '13th floor' },
  floor14: { nb: '14. etasje', en: '14th floor' },
  floor15: { nb: '15. etasje', en: '15th floor' },
  floor16: { nb: '16. etasje', en: '16th floor' },
  floor17: { nb: '17. etasje', en: '17th floor' },
  floor18: { nb: '18. etasje', en: '18th floor' },
  floor19: { nb: '19. etasje', en: '19th floor' },
  floor20: { nb: '20. etasje', en: '20th floor' },
  attic: { nb: 'Loft', en: 'Attic' },
  loft: { nb: 'Hems', en: 'Loft' },
} as const satisfies Record<string, Words>

export const houseTypeWords = {
  detachedHouse: { nb: 'Enebolig', en: 'Detached house' },
  semiDetached: { nb: 'Tomannsbolig', en: 'Semi-detached house' },
  rowHouse: { nb: 'Rekkehus', en: 'Terraced house' },
  apartment: { nb: 'Leilighet', en: 'Flat' },
  apartmentBuilding: { nb: 'Boligblokk', en: 'Block of flats' },
  cabin: { nb: 'Hytte', en: 'Cabin' },
  garage: { nb: 'Garasje', en: 'Garage' },
  outbuilding: { nb: 'Uthus', en: 'Outbuilding' },
  commercial: { nb: 'Næringsbygg', en: 'Commercial building' },
  other: { nb: 'Annet', en: 'Other' },
} as const satisfies Record<(typeof houseTypes)[number], Words>

export const roomTypeWords = {
  livingRoom: { nb: 'Stue', en: 'Living room' },
  kitchen: { nb: 'Kjøkken', en: 'Kitchen' },
  bathroom: { nb: 'Bad', en: 'Bathroom' },
  toilet: { nb: 'Toalett', en: 'Toilet' },
  bedroom: { nb: 'Soverom', en: 'Bedroom' },
  hall: { nb: 'Gang', en: 'Hall' },
  laundry: { nb: 'Vaskerom', en: 'Laundry room' },
  storage: { nb: 'Bod', en: 'Storage room' },
  technicalRoom: { nb: 'Teknisk rom', en: 'Technical room' },
  office: { nb: 'Kontor', en: 'Office' },
  balcony: { nb: 'Balkong', en: 'Balcony' },
  terrace: { nb: 'Terrasse', en: 'Terrace' },
  stairwell: { nb: 'Trapperom', en: 'Stairwell' },
  garage: { nb: 'Garasje', en: 'Garage' },
  other: { nb: 'Annet rom', en: 'Other room' },
} as const satisfies Record<string, Words>

/** In the order in which one chooses among them. */
export const listed = (words: Readonly<Record<string, Words>>) => Object.entries(words).map(([code, { nb, en }]) => ({ code, nb, en }))
