import { type ImportField, plainTitle } from './fields.ts'
import { unitWords } from './units.ts'

/** What people call the columns in Bokmål, Nynorsk and English, and how the plan's own sheet calls them. */
const names: Readonly<Record<ImportField, string>> = {
  building: 'bygning|bygg|byggnavn|byggnr|blokk|hus|oppgang|adresse|building|block|house|property|address',
  part:
    'bygningsdel|bygningsdelar|bygningsdeler|bygdel|del|komponent|element|bygningselement|objekt|anlegg|ns3451|ns 3451|part' +
    '|building part|building element|component|asset|system',
  title:
    'oppgave|oppgåve|oppgaver|tiltak|arbeid|arbeide|aktivitet|hva|kva|vedlikehold|vedlikehald|jobb|hva skal gjøres' +
    '|hva må gjøres|kva skal gjerast|kva må gjerast|hva gjøres|det som skal gjøres|gjøremål|vedlikeholdstiltak' +
    '|tiltaksbeskrivelse|beskrivelse av tiltak|navn|tittel|post|task|tasks|measure|work|activity|job|what|to do|title' +
    '|what is to be done|what to do|action|maintenance',
  startDate:
    'første gang|fyrste gong|neste gang|neste gong|neste utførelse|neste tiltak|planlagt år|planlagt|planlagd|planlagt dato' +
    '|frist|forfall|forfallsdato|når|tidspunkt|dato|start|startdato|startår|oppstart|utføres|utføres år|skal utføres' +
    '|gjennomføres|gjennomføring|tiltaksår|utførelsesår|årstall|år|first time|next time|planned|planned year|due|due date' +
    '|due year|when|date|start date|start year|year',
  lastDone:
    'sist utført|sist gjort|sist gjennomført|sist skiftet|sist kontrollert|sist|siste gang|siste gong|forrige gang|utført' +
    '|utført år|sist utførd|sist gjord|last done|last performed|last time|last serviced|previously done|done',
  period:
    'gjentas|gjentakelse|gjentagelse|gjentek|intervall|intervaller|frekvens|hyppighet|hyppigheit|syklus|hvor ofte|kor ofte' +
    '|vedlikeholdsintervall|tiltaksintervall|repeats|repeat|frequency|interval|recurrence|recurs|cycle|how often|levetid' +
    '|levealder|lifetime',
  interval: 'hver|hvert|kvar|kvart|every',
  endDate: 'siste dag|sluttdato|slutt|sluttår|til og med|last day|end|end date|until',
  cost:
    'kostnad|kostnader|kostnadsoverslag|kostnadsestimat|pris|prisoverslag|beløp|sum|kroner|kr|nok|ca pris|estimat|estimert' +
    '|estimert kostnad|estimert pris|anslag|anslått kostnad|budsjett|overslag|totalpris|totalkostnad|totalsum|kostar|koster' +
    '|cost|costs|price|amount|estimate|estimated cost|budget|total cost',
  responsible:
    'ansvarlig|ansvarleg|ansvar|leverandør|leverandøren|utføres av|blir utført av|utførast av|utfører|entreprenør|firma|hvem' +
    '|kven|responsible|supplier|vendor|contractor|company|owner|assigned to|who|done by',
  trade: 'fag|faggruppe|fagområde|trade|discipline',
  priority: 'prioritet|prioritering|pri|prio|viktighet|viktigheit|hastegrad|priority|urgency',
  // What the plan has no column for comes along in words.
  description:
    'beskrivelse|beskriving|skildring|merknad|merknader|kommentar|kommentarer|notat|notater|detaljer|forklaring|begrunnelse' +
    '|description|comment|comments|note|notes|remarks|details|rom|rom nr|areal|etasje|plassering|room|floor|location' +
    '|tilstandsgrad|tilstand|tg|condition|condition grade|status|kontaktperson|kontakt|telefon|epost|e post|contact|phone' +
    '|email|e mail|konsekvens|konsekvensgrad|risiko|hjemmel',
  basis: 'regnes fra|counted from',
}

/** A word within a title, where the title as a whole is none of the names; the first that fits counts. */
const within: readonly (readonly [RegExp, ImportField])[] = [
  [/^sist|^last (?!day)|^forrige/, 'lastDone'],
  [
    /intervall?|frekvens|frequenc|hyppig|syklus|cycle|gjenta|gjentek|repeat|recurr|levetid|lifetime|^(?:hvert|kvart|every) |hvor ofte|how often/,
    'period',
  ],
  [/kostnad|kostn|pris(?!j)|beløp|budsjett|overslag|\bsum\b|\bcosts?\b|price|amount|\bkr\b|\bnok\b/, 'cost'],
  [/ansvar|leverandør|entreprenør|utfører|utføres av|responsib|supplier|contractor|vendor/, 'responsible'],
  [/bygningsdel|bygningselement|building (?:part|element)|komponent|component|ns ?3451/, 'part'],
  [/^(?:neste|next|første|first|planlagt|planned)|frist|tidspunkt|\bår\b|\byear\b|\bdato\b|\bdate\b|deadline/, 'startDate'],
  [/prioritet|prioriter|priority/, 'priority'],
  [/tiltak|oppgave|oppgåve|gjøres|gjerast|aktivitet|arbeid(?!s)|\btasks?\b|to be done|\bwork\b|activit/, 'title'],
  [/merknad|kommentar|beskriv|notat|comment|remark|descri|tilstand|e ?post|mail/, 'description'],
  [/^bygning|^bygg(?!eår)|^blokk|building/, 'building'],
]
/** Of these the plan has nothing, though they hold figures or days; of a column for each year neither. */
const others =
  /^(?:19|20)\d\d$|byggeår|built|alder|\bage\b|^(?:nr|no|nummer|number|løpenr|pos|posisjon|id|ref|antall|tal|count|mengde|quantity|qty|enhet|unit|stk|m2|m²)\b/
/** Columns of the plan's own sheet that the plan counts by itself. */
const countedByItself = new Set(['neste', 'next'])

/** Without what tells the unit: «Intervall (år)» is called «intervall». */
const bare = (title: string) => plainTitle(title.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ').replaceAll(unitWords, ' ')) || plainTitle(title)

const byName = new Map(Object.entries(names).flatMap(([field, all]) => all.split('|').map((name) => [name, field as ImportField] as const)))
const named = (title: string) => byName.get(plainTitle(title)) ?? byName.get(bare(title))

/** What a column with that title is, and whether the title is one of the names as a whole. */
export function fieldNamed(title: string): { field: ImportField; isWhole: boolean } | undefined {
  const whole = named(title)
  if (whole) return { field: whole, isWhole: true }
  if (isOfOthers(title)) return undefined
  const plain = bare(title)
  const found = plain.length > 60 ? undefined : within.find(([words]) => words.test(plain))
  return found && { field: found[1], isWhole: false }
}
export const isOfOthers = (title: string) => others.test(plainTitle(title))
export const isCountedByItself = (title: string) => countedByItself.has(plainTitle(title))
/** «Beskrivelse» says nothing of its own where it stands before what it holds. */
export const saysNothingMore = (title: string) =>
  /^(?:beskriv|skildring|merknad|kommentar|notat|descri|comment|note|remark)/.test(plainTitle(title))
