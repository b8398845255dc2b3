import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Texts = { readonly [key: string]: string | Texts }

const folder = (language: string) => new URL(`../../client/messages/${language}/`, import.meta.url)
const read = (language: string, domain: string): Texts => JSON.parse(readFileSync(new URL(domain, folder(language)), 'utf8'))
const leaves = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, said]) =>
    typeof said === 'string' ? [[path + key, said] as [string, string]] : leaves(said, `${path}${key}.`),
  )
const everyText = (language: string) =>
  readdirSync(folder(language)).flatMap((domain) =>
    leaves(read(language, domain)).map(([key, said]) => [`${domain} ${key}`, said] as const),
  )

/** One word for one thing: what a screen calls by another word is another thing to whoever reads it. */
const neverSaid: Record<string, RegExp> = {
  nb: /\b(ta|tar|tatt|tok) (\S+ ){0,2}tilbake|\b(ta|tatt|tok) bort\b|\balt lagt|som maskinen|kjent som|gjentas per|behold den for deg|hente[st]? tilbake/i,
  en: /\blog(ged|ging)? (in|out)\b|\b(take|taken|took) (\S+ ){0,2}back\b|\bhere stands\b|\bdid cost\b|\bpassed over\b|\black an? licence/i,
}

test.each(Object.keys(neverSaid))('things are called by one word: %s', (language) => {
  expect(everyText(language).filter(([, said]) => neverSaid[language]!.test(said))).toEqual([])
})

/** Where a maintenance task is told to be done. */
const ofTasks =
  /^(maintenance(\.\w+)?\.json |estates\.waits\.json \S*\.task(ToConfirm)?$|estates\.archive\.json |estates\.json findings\.|sharing\.json \S*archived-tasks|history\.json did\.(archiveMaintenance|\w*Done)Task$)/
/** A company's whole work, a report, and who has come to the end of an import are not a task. */
const ofElse = /^maintenance\.(assigned\.json leaveText|supplierAccess\.json endText|import\.json kept|report\.json \S*made)$/
const otherwise: Record<string, RegExp> = {
  nb: /\b(gjort|ferdig\w*|fullfør\w*|arkiver\w*|arkivet)\b/i,
  en: /\b(archived?|finished|completed?|performed|executed)\b(?! archive)/i,
}
test.each(Object.keys(otherwise))('a maintenance task is done by one word: %s', (language) => {
  const told = everyText(language).filter(([key]) => ofTasks.test(key) && !ofElse.test(key))
  expect(told.length).toBeGreaterThan(500)
  expect(told.filter(([, said]) => otherwise[language]!.test(said.replaceAll(/\{[^{}]*\}|report archive/g, '')))).toEqual([])
})

test('trades, roles, reports and papers are called what they are called everywhere in the country', () => {
  const [trades, estates, companies] = ['trades', 'estates', 'companies'].map((domain) => read('nb', `${domain}.json`))
  expect(trades).toEqual({
    electrician: 'Elektriker',
    plumber: 'Rørlegger',
    murer: 'Murer',
    roofer: 'Taktekker',
    ventilation: 'Ventilasjon',
    painter: 'Maler',
    machineContractor: 'Maskinentreprenør',
    concreter: 'Betongarbeider',
    tinsmith: 'Blikkenslager',
    carpenter: 'Tømrer',
    tiler: 'Flislegger',
    gardener: 'Anleggsgartner',
    floorer: 'Gulvlegger',
    architect: 'Arkitekt',
    consultant: 'Rådgiver',
    housingAssociation: 'Borettslag',
    condominium: 'Sameie',
    rateEngineer: 'Takstingeniør',
    realEstateAgent: 'Eiendomsmegler',
    other: 'Annet',
  })
  expect(estates).toMatchObject({
    reportType: {
      valueRate: 'Verditakst',
      damageReport: 'Skaderapport',
      conditionReport: 'Tilstandsrapport',
      otherReport: 'Annen rapport',
    },
    renovationKind: { professional: 'Fagfolk', selfEffort: 'Egeninnsats', selfEffortProfessional: 'Egeninnsats og fagfolk' },
    insuranceKind: { insurance: 'Forsikring', broker: 'Megler', appraiser: 'Takstmann' },
    documentType: { fdv: 'FDV-dokumentasjon', heatLossCalculation: 'Varmetapsberegning', completionCertificate: 'Ferdigattest' },
  })
  expect(companies).toMatchObject({ role: { COMPANY_ADMIN: 'Administrator', COMPANY_LEADER: 'Leder', COMPANY_PROFESSIONAL: 'Fagperson' } })
})
