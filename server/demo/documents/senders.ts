import type { Sender } from '#server/demo/pdf/layOut.ts'

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
