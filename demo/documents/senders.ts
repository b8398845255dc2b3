import type { Sender } from '#demo/pdf/layOut.ts'

export const surveyor: Sender = {
  name: 'Takst og Tilstand Øst AS',
  organisation: '310 457 825',
  place: 'Verkstedgata 8, 0655 Oslo',
  phone: '68 05 01 10',
  email: 'post@takstost.example',
}

export const damageSurveyor: Sender = {
  name: 'Fukt og Skade Nord AS',
  organisation: '213 846 094',
  place: 'Industriveien 31, 1081 Oslo',
  phone: '68 05 02 40',
  email: 'skade@fuktnord.example',
}

export const plumber: Sender = {
  name: 'Rørlegger Åsheim AS',
  organisation: '305 172 464',
  place: 'Håndverkergata 5, 0579 Oslo',
  phone: '68 05 03 75',
  email: 'faktura@asheim-ror.example',
}

export const electrician: Sender = {
  name: 'Elektro Strømstad og Sønn AS',
  organisation: '314 882 016',
  place: 'Sikringsveien 4, 0668 Oslo',
  phone: '68 05 04 20',
  email: 'kontroll@strom-sonn.example',
}

export const heating: Sender = {
  name: 'Varmeservice Lunden AS',
  organisation: '299 304 175',
  place: 'Pumpegata 12, 1470 Lørenskog',
  phone: '68 05 05 15',
  email: 'service@lunden-varme.example',
}

export const carpenter: Sender = {
  name: 'Tømrer Furuset og Gran AS',
  organisation: '320 507 189',
  place: 'Høvelbenken 2, 1053 Oslo',
  phone: '68 05 06 30',
  email: 'regnskap@furuset-gran.example',
}

export const builders: Sender = {
  name: 'Eksempelbygg AS',
  organisation: '215 503 518',
  place: 'Vinkelhaken 6, 0668 Oslo',
  phone: '68 05 01 20',
  email: 'post@eksempelbygg.example',
}

export const painter: Sender = {
  name: 'Malermester Linolje AS',
  organisation: '312 661 454',
  place: 'Penselveien 19, 0950 Oslo',
  phone: '68 05 07 45',
  email: 'post@linolje-maler.example',
}

export const insurer: Sender = {
  name: 'Trygg Grunnmur Forsikring AS',
  organisation: '314 209 563',
  place: 'Polisegata 2, 0155 Oslo',
  phone: '68 05 08 10',
  email: 'kunde@trygg-grunnmur.example',
}

export const settlement: Sender = {
  name: 'Oppgjør og Hjem AS',
  organisation: '216 740 318',
  place: 'Nøkkelgata 6, 0184 Oslo',
  phone: '68 05 08 60',
  email: 'oppgjor@oppgjor-hjem.example',
}
