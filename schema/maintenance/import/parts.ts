import { type BuildingPartCode, buildingPartCodes } from '#schema/estates/condition.words.ts'
import { partNames } from '#schema/estates/partNames.ts'

export interface Part {
  code: BuildingPartCode
  /** Of its own; null where it is called as its number is. */
  name: string | null
}

/** What parts are called by those who look after them; the first that fits counts, so that what is narrow comes first. */
const words: readonly (readonly [RegExp, BuildingPartCode])[] = [
  [/røykvarsl|alarm|nødlys|smoke/, '54'],
  [/slokk|slukk|sprinkler|brann|fire ext|hydrant/, '33'],
  [/varmekab|panelovn|heating cable/, '45'],
  [/sikring|tavle|fuse/, '43'],
  [/jording|inntak|earthing/, '41'],
  [/\bel\b|elektr|el-|strøm|\blys\b|belysning|electric|lighting/, '40'],
  [/heis|lift|elevator/, '62'],
  [/pipe|peis|ildsted|skorstein|feiing|chimney|fireplace/, '27'],
  [/takrenn|renne|nedløp|tak|beslag|roof|gutter/, '26'],
  [/balkong|trapp|veranda|terrasse|balcon|stair/, '28'],
  [/vindu|fasade|yttervegg|ytterdør|kledning|puss|dører?\b|window|facade|façade|cladding/, '23'],
  [/drener|grunnmur|kjeller|fundament|drainage|foundation/, '21'],
  [/vann og avløp ute|stikkledning|kum|spillvann|utvendig vann|sewer/, '73'],
  [/lekeplass|hage|gress|parkering|garasje|asfalt|gjerde|uteområde|utomhus|bossn|søppel|outdoor|playground|garden/, '77'],
  [/ventilasjon|vifte|avtrekk|ventilation/, '36'],
  [/varme|fyr|radiator|heat/, '32'],
  [/rør|sluk|avløp|sanitær|vann|berede|pipe|drain|plumb/, '31'],
  [/bad|våtrom|gulv|bathroom|wet room|floor/, '25'],
  [/innervegg|oppgang|fellesareal|inner wall/, '24'],
  [/bære|dekke|søyle|betong|structure/, '22'],
]
const isCode = (code: string): code is BuildingPartCode => (buildingPartCodes as readonly string[]).includes(code)
const isUsualName = (name: string, code: BuildingPartCode) =>
  [partNames.nb[code], partNames.en[code]].some((usual) => usual.toLowerCase() === name.toLowerCase())

/** «26 Tak», «Takrenner», «26»; undefined where nobody can tell. */
export function partIn(text: string): Part | undefined {
  const [, code = '', rest = ''] = /^(\d{2})(?!\d)[ .:–-]*(.*)$/s.exec(text.trim()) ?? []
  if (isCode(code)) return named(code, rest.trim())
  const found = buildingPartCodes.find((known) => isUsualName(text.trim(), known)) ?? partSaidBy(text)
  return found && named(found, text.trim())
}

/** Whether a text is the number or the usual name of a part, rather than something to be done on one. */
export function headingIn(text: string): boolean {
  const [, code = ''] = /^(\d{2})(?!\d)/.exec(text) ?? []
  return isCode(code) || buildingPartCodes.some((known) => isUsualName(text, known))
}

/** Of what is to be done, where no column says on what. */
export const partSaidBy = (text: string) => words.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1]

const named = (code: BuildingPartCode, name: string): Part => ({ code, name: !name || isUsualName(name, code) ? null : name })
