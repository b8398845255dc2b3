const beginnings = [
  'Fjord',
  'Nord',
  'Bjørke',
  'Gran',
  'Strand',
  'Sol',
  'Havn',
  'Elve',
  'Blå',
  'Øst',
  'Ås',
  'Furu',
  'Sjø',
  'Vinter',
  'Berg',
  'Lys',
]
const endings = ['bygg', 'tak', 'rør', 'elektro', 'maling', 'gården', 'tre', 'glass']
const streets = ['veien', 'gata', 'stien', 'bakken', 'lia', 'svingen', 'tunet', 'kroken']

const list = (words: readonly string[]) => `(array['${words.join("','")}'])`
const of = (words: readonly string[], by: string) => `${list(words)}[(${by}) % ${words.length} + 1]`
const joined = (second: readonly string[]) => `${of(beginnings, 'n')} || ${of(second, `n / ${beginnings.length}`)}`

/** Companies and addresses in the sample that stands in for the registers, as many of each. */
export const registers = `
insert into register_company (organization_number, name, address_line1, postal_code, city)
  select (100000000 + n)::text, ${joined(endings)} || ' ' || n || ' AS', 'Storgata ' || n % 90 + 1, lpad((n % 9000 + 100)::text, 4, '0'), 'OSLO'
  from generate_series(1, $registered) n on conflict do nothing;
insert into register_address (address_line1, postal_code, city, municipality_no, gnr, bnr)
  select ${joined(streets)} || ' ' || n, lpad((n % 9000 + 100)::text, 4, '0'), 'OSLO', '0301', n / 1000 + 1, n % 1000 + 1
  from generate_series(1, $registered) n;
`

const typed = (second: readonly string[], i: number) =>
  `${beginnings[i % beginnings.length]}${second[Math.floor(i / beginnings.length) % second.length]}`

/** What somebody has typed so far: it begins far more than ten. */
export const searched = {
  company: (i: number) => typed(endings, i),
  address: (i: number) => typed(streets, i),
  /** Of places, papers, rooms and tasks, one of them mistyped. */
  anything: (i: number) => ['taket', 'tilstandsraport', 'bad', 'rapport', 'eier', 'tak sluttbef'][i % 6]!,
}
