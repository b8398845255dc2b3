import { endingInsurances } from '#server/access/insuranceEnds.ts'
import { wanting } from '#server/access/mailChoices.ts'
import { ownersToTell } from '#server/access/ownersToTell.ts'
import type { Background } from '#server/jobs/background.ts'
import type { House } from '#server/kernel/house.ts'
import { insuranceEnding } from '#server/mail/templates/insuranceEnding.ts'

/** Tells the owners of an estate, once, that an insurance of it ends within thirty days. */
export const remindOfInsurances = ({ db, outbox }: Pick<House, 'db' | 'outbox'>) =>
  db.transaction(async (own) => {
    const ending = await endingInsurances(own)
    if (!ending.length) return
    const readers = await ownersToTell(
      own,
      ending.map(({ estateId }) => estateId),
      'insurance',
    )
    for (const insurance of ending)
      for (const { email, language, firstName } of await wanting(own, 'insurance', readers.get(insurance.estateId) ?? []))
        await outbox.add(own, insuranceEnding.mail(email, language, { name: firstName, ...insurance }))
  })

export const remindOfInsurancesRegularly = (house: House, background: Background) =>
  background.regularly('insurance-ends', '30 7 * * *', () => remindOfInsurances(house))
