/**
 * What names mean wherever they stand, for the descriptions of the GraphQL schema: said once here, and in the SDL where a
 * thing means something of its own. The SDL goes first. `{thing}` is the record that the field belongs to, `{field}` the
 * field that takes the argument, `{values}` tells where the choices stand.
 */

const notSeen = 'One that whoever asks does not see is not found.'
const elsewhere = 'one of another is not found.'

/** In what is asked as in what is sent. */
const meant = {
  areaId: 'The id of an area of the maintenance plan, which is a part of a building.',
  buildingId: `The id of a building of the estate; ${elsewhere}`,
  companyId: 'The id of a company that has to do with the rest of the call; any other is not found.',
  controlAreaId: `The id of a control area of the project; ${elsewhere}`,
  controlPointId: `The id of a control point of the same building or control area; ${elsewhere}`,
  days: 'How many days it goes on for.',
  deviationId: `The id of a deviation of the project; ${elsewhere}`,
  documentId: 'The id of the document, as the list that it stands in tells it.',
  estateId: 'The estate that it is about. One that the viewer does not see is not found.',
  fileId: 'The id of a file: an upload of the caller’s own, or one that the record has already.',
  floorId: `The id of a floor of the estate; ${elsewhere}`,
  guestId: 'The guest, by the id of the invitation that let them in.',
  imageId: `The id of a picture of the estate; ${elsewhere}`,
  linkId: `The id of an access link of the estate; ${elsewhere}`,
  occurrenceId: 'The id of a time of a task, one that a company said was done.',
  orderId: `The id of the order. ${notSeen}`,
  projectId: 'The project that it is about. One that the viewer has no part in is not found.',
  quotationId: `The id of the quotation. ${notSeen}`,
  renovationId: `The id of a renovation of the estate; ${elsewhere}`,
  supplierId: `The id of a supplier of the estate; ${elsewhere}`,
  taskId: `The id of a maintenance task of the estate; ${elsewhere}`,
  userId: 'The user, by the id of their account in the company.',
  version: 'The version that was read; a change of an older one is refused with the reason `stale`.',
}

export const argumentWords: Readonly<Record<string, string>> = {
  ...meant,
  after: 'The cursor of the last one that was read; from the start where it is left out.',
  first: 'How many at the most, up to a hundred.',
  id: `The id of the {thing}. ${notSeen}`,
  input: 'All that `{field}` takes, in one object.',
  kind: 'Only those of this kind{values}; those of every kind where it may be left out and is.',
  limit: 'How many suggestions at the most; ten where it is left out.',
  responsibleId: 'Only what this one is responsible for, by the id of a supplier or of an owner’s account.',
  responsibleKind: 'Only what the owners do, or only what suppliers do.',
  search: 'Only what has all of these words in it, in any order, whatever their capitals and accents; all where it is left out.',
  searchValue: 'What was typed so far, from which suggestions are made: the beginning of a name, or a part of it.',
  year: 'The year that is asked about; this one where it is left out.',
}

export const inputWords: Readonly<Record<string, string>> = {
  ...meant,
  account: 'The account of the signed-in user, by its id.',
  expiresAt: 'The moment, in UTC, that it ends; null for no end.',
  file: 'The content of the file, with its name; what it is, the content says and not the name.',
  line: 'What the line is to say, beside the order that it is of.',
  id: 'The id of the {thing} that is changed; where it is left out, or unknown, a new one is made.',
  room: 'What the room is to be, beside the floor that it is on.',
}

/** Of what can't be left out of an input. */
export const neededWords: Readonly<Record<string, string>> = { id: `The id of the {thing}. ${notSeen}` }

export const fieldWords: Readonly<Record<string, string>> = {
  accountId: 'The id of an account: a person acting as a customer, or for a company.',
  accountType: 'Whether the account belongs to a customer or to a company.',
  addressLine1: 'Street and number, as on a letter.',
  addressLine2: 'Postal code and place, as on a letter.',
  areaId: 'The id of the area of the maintenance plan, a part of a building, that the {thing} belongs to.',
  bnr: 'The number of the holding (bruksnummer).',
  buildingId: 'The id of the building that the {thing} belongs to.',
  buildingName: 'The name of the building that the {thing} belongs to.',
  buildingNumber: 'The number of the building in the land register.',
  builtYear: 'The year in which it was built, in four digits.',
  cause: 'Why it is as it is, in the words of whoever looked.',
  city: 'The place that belongs to the postal code.',
  cladding: 'What the outer walls are clad with{values}.',
  comment: 'What was said of the {thing}, in the words of whoever said it.',
  company: 'The name of the company that the {thing} has to do with.',
  companyId: 'The id of the company that the {thing} belongs to.',
  conditionGrade: 'The condition, from TG0, without fault, to TG3, with a grave one.',
  consequence: 'What comes of it if nothing is done, in words.',
  contactEmail: 'The e-mail address that one writes to about the {thing}.',
  contactName: 'The name of the person whom one turns to about the {thing}.',
  contactPhoneNumber: 'The phone number that one calls about the {thing}: digits, and a plus in front of a country’s code.',
  controlAreaId: 'The id of the control area that the {thing} belongs to.',
  createdAt: 'The moment, in UTC, at which the {thing} was made.',
  cursor: 'Its place in the list, to be sent as `after`.',
  customName: 'What its owner calls the document; at most 255 characters.',
  description: 'More about the {thing}, in the words of whoever wrote it.',
  documents: 'The papers that belong to the {thing}, each with its file.',
  edges: 'The records of this page, each with its place in the list.',
  email: 'The e-mail address of the {thing}, at most 254 characters.',
  endDate: 'The last day of the {thing}, as `2026-10-31`.',
  estateId: 'The id of the estate that the {thing} belongs to.',
  expiresAt: 'The moment, in UTC, that it ends; null for no end.',
  file: 'Of the content its name, media type and size, and the address that it is fetched from.',
  firstName: 'The first name of the person, and those between.',
  floorsCount: 'The number of floors that the house has.',
  fnr: 'The number of the lease (festenummer); 0 where there is none.',
  foundation: 'What the house stands on{values}.',
  gnr: 'The number of the farm (gårdsnummer).',
  grossAreaM2: 'How large it is, walls and all, in square metres.',
  hasMoreThanCounted: 'Whether there are more than `totalCount` tells.',
  heating: 'How the house is heated{values}.',
  houseType: 'What kind of house it is{values}.',
  id: 'A UUID by which the {thing} is known for as long as it exists.',
  identityKind: 'Whether the land register knows it by its unit or as a share.',
  inspectedOn: 'The day on which somebody looked at it, as `2026-10-31`.',
  isCompleted: 'True once the {thing} has been completed.',
  isDisabled: 'True where the {thing} has been taken out of use: it is kept, and asks for nothing more.',
  kind: 'Which kind of {thing} it is{values}.',
  lastName: 'The family name of the person.',
  municipalityNumber: 'The four digits of the municipality, such as `4601`.',
  name: 'The name of the {thing}, as whoever gave it wrote it.',
  node: 'The record that stands in this place.',
  nodes: 'The records of this page, without their places.',
  organizationNumber: 'The nine digits that the company register knows the company by.',
  ownershipKind: 'How the estate is owned{values}.',
  pageInfo: 'Where this page ends, and whether there is more.',
  phone: 'The phone number: eight to twelve digits, or a plus and ten to twelve.',
  plotAreaM2: 'How large the plot is, in square metres.',
  postalCode: 'The postal code, in four digits.',
  projectId: 'The id of the project that the {thing} belongs to.',
  reason: 'Why it is so, in the words of whoever decided it.',
  roofCovering: 'What the roof is covered with{values}.',
  roofType: 'The shape of the roof{values}.',
  shareNumber: 'The number of the share in its housing association.',
  snr: 'The number of the section (seksjonsnummer); 0 where there is none.',
  startDate: 'The first day of the {thing}, as `2026-10-01`.',
  status: 'How far the {thing} has come{values}.',
  structure: 'What carries the house{values}.',
  title: 'The name of the {thing} in lists, in a few words.',
  totalCount: 'How many there are in all, on every page together.',
  trade: 'The trade that the {thing} is for{values}.',
  type: 'What kind of {thing} it is{values}.',
  updatedAt: 'The moment, in UTC, at which the {thing} was last changed.',
  ventilation: 'How the air of the house is changed{values}.',
  version: 'Raised by every change; sent along with the next one, it shows whether somebody else was there first.',
  windowsYear: 'The year from which the windows are, in four digits.',
}

/** Said of a certain field. `values` is the name of what it may be, where that is one of a few. */
export const said = (words: string, { thing, field, values }: { thing: string; field: string; values?: string | undefined }) =>
  words
    .replaceAll('{thing}', thing)
    .replaceAll('{field}', field)
    .replaceAll('{values}', values ? `; one of \`${values}\`` : '')
