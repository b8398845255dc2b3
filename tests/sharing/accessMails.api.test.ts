import { afterAll, describe, expect, test } from 'vitest'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { createWorld, type TestEstate } from '#tests/support/world/world.ts'
import { companyAsked, linksOf, planned, requestsOf, supplierOf } from './accessLinks.ts'

const languages = ['nb', 'en'] as const

describe('mails about access', async () => {
  const world = await createWorld({ PUBLIC_URL: 'http://grunnmur.example' })
  afterAll(() => world.close())

  /** The newest mail to somebody, in both languages: its subject and its main line. */
  async function newest(email: string) {
    const read = async (language: (typeof languages)[number]) => {
      await world.sql('update outbox_mail set language = $2 where to_email = $1', [email, language])
      const { subject, text } = (await mailsTo(world, email)).at(-1)!
      return [subject, text.split('\n\n')[1]]
    }
    return { nb: await read('nb'), en: await read('en') }
  }
  async function asked() {
    const estate = await planned(world)
    const company = await companyAsked(world, estate)
    const [names] = await world.sql<{ address: string; owner: string; firm: string }>(
      `select e.address_line1 address, a.name owner, c.name firm from estate e, account a, company c where e.id = $1 and a.id = $2 and c.id = $3`,
      [estate.id, estate.owner.accountId, company.id],
    )
    const link = `${linksOf(estate)}/${company.linkId}`
    return { estate, company, link, ...names!, toOwner: await emailOf(world, estate.owner), toAdmin: await emailOf(world, company.admin) }
  }

  test('say who asks a company in', async () => {
    const { owner, address, firm, toAdmin, company } = await asked()
    const said = {
      nb: [
        'Dere blir spurt om å ta imot tilgang til en eiendom',
        `${owner} ber ${firm} om å ta imot tilgang til ${address} i Grunnmur. Da ser dere vedlikeholdsplanen og oppgavene deres der.`,
      ],
      en: [
        'You are asked to accept access to a property',
        `${owner} asks ${firm} to accept access to ${address} in Grunnmur. You will then see its maintenance plan and your tasks there.`,
      ],
    }
    expect(await newest(toAdmin)).toEqual(said)
    expect(await newest(company.supplier.email)).toEqual(said)
  })

  test('say to a firm that is not here yet that it registers first', async () => {
    const estate: TestEstate = await planned(world)
    const { id: supplierId, name, email } = await supplierOf(world, estate, { number: '312000106' })
    await estate.owner.post(requestsOf(estate), { supplierId })
    const { nb, en } = await newest(email)
    expect(nb[1]).toMatch(new RegExp(`ber ${name} om å .+ Registrer firmaet først, så ligger forespørselen klar når dere logger inn\\.$`))
    expect(en[1]).toMatch(new RegExp(`asks ${name} to .+ Register the company first, and the request is there when you sign in\\.$`))
  })

  test('say to the owners what the company answered', async () => {
    const [yes, no] = [await asked(), await asked()]
    await yes.company.admin.post(yes.link)
    expect(await newest(yes.toOwner)).toEqual({
      nb: [
        'Et firma har tatt imot tilgang',
        `${yes.firm} ser nå vedlikeholdsplanen for ${yes.address}. Du kan avslutte tilgangen når du vil.`,
      ],
      en: [
        'A company has accepted access',
        `${yes.firm} now sees the maintenance plan of ${yes.address}. You can end the access whenever you like.`,
      ],
    })
    await no.company.admin.delete(no.link)
    expect(await newest(no.toOwner)).toEqual({
      nb: [
        'Et firma har takket nei til tilgang',
        `${no.firm} har takket nei til tilgangen til ${no.address}. Firmaet ser ingenting av eiendommen.`,
      ],
      en: ['A company has declined access', `${no.firm} has declined access to ${no.address}. The company sees nothing of the property.`],
    })
  })

  test('say to the other side who has ended it', async () => {
    const [shownOut, left] = [await asked(), await asked()]
    for (const { company, link } of [shownOut, left]) await company.admin.post(link)
    await shownOut.estate.owner.delete(shownOut.link)
    await left.company.admin.delete(left.link)
    const said = ({ firm, address }: typeof left, by: string) => ({
      nb: [
        'En tilgang er avsluttet',
        `${by} har avsluttet tilgangen som ${firm} hadde til ${address}. Det firmaet har gjort, blir stående.`,
      ],
      en: ['An access has been ended', `${by} has ended the access that ${firm} had to ${address}. What the company has done stays.`],
    })
    expect(await newest(shownOut.toAdmin)).toEqual(said(shownOut, shownOut.owner))
    expect(await newest(left.toOwner)).toEqual(said(left, left.firm))
  })

  test('are none about what was taken back before anybody answered', async () => {
    const { estate, link, toAdmin } = await asked()
    await estate.owner.delete(link)
    expect(await mailsTo(world, toAdmin)).toHaveLength(1)
  })
})
