/** One address as the mapping authority writes it; the street is invented. */
export const addressAnswer = (adressetekst = 'Prøvesteinen 5C') => ({
  metadata: { asciiKompatibel: true, side: 0, sokeStreng: 'sok=prøve*', totaltAntallTreff: 1, treffPerSide: 10, viserFra: 0, viserTil: 10 },
  adresser: [
    {
      adressekode: 25440,
      adressenavn: 'Prøvesteinen',
      adressetekst,
      adressetekstutenadressetilleggsnavn: adressetekst,
      adressetilleggsnavn: null,
      bokstav: 'C',
      bruksenhetsnummer: [],
      bruksnummer: 898,
      festenummer: 0,
      gardsnummer: 243,
      kommunenavn: 'NORDRE FOLLO',
      kommunenummer: '3207',
      nummer: 5,
      objtype: 'Vegadresse',
      oppdateringsdato: '2024-01-01T00:00:00',
      postnummer: '1415',
      poststed: 'OPPEGÅRD',
      representasjonspunkt: { epsg: 'EPSG:4258', lat: 59.78, lon: 10.79 },
      stedfestingverifisert: true,
      undernummer: null,
    },
  ],
})

export const entity = (organisasjonsnummer = '313000007', navn = 'PRØVEBYGG AS') => ({
  organisasjonsnummer,
  navn,
  organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
  forretningsadresse: {
    land: 'Norge',
    landkode: 'NO',
    postnummer: '4035',
    poststed: 'STAVANGER',
    adresse: ['Prøveveien 50', 'Inngang B'],
    kommune: 'STAVANGER',
    kommunenummer: '1103',
  },
  registrertIMvaregisteret: true,
  konkurs: false,
  underAvvikling: false,
})

const page = { size: 10, totalElements: 1, totalPages: 1, number: 0 }
const links = { self: { href: 'http://register/enheter' } }
export const companyAnswer = { _embedded: { enheter: [entity()] }, _links: links, page }
/** Where nothing matches the part with the matches is missing, not empty. */
export const noCompanyAnswer = { _links: links, page: { ...page, totalElements: 0, totalPages: 0 } }
