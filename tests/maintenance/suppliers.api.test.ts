import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { archiving, daysOf, letIn, participantsOf, planned, supplier, suppliersOf, task, told } from './plan.ts'

const LIST = 'query ($estateId: ID!) { maintenanceSuppliers(estateId: $estateId) { totalCount edges { node { name companyId access } } } }'
const CREATE = 'mutation ($input: CreateMaintenanceSupplierInput!) { createMaintenanceSupplier(input: $input) { id phone version } }'
const UPDATE = 'mutation ($input: UpdateMaintenanceSupplierInput!) { updateMaintenanceSupplier(input: $input) { name version } }'
const REMOVE = 'mutation ($e: ID!, $s: ID!) { deleteMaintenanceSupplier(input: { estateId: $e, supplierId: $s }) { id } }'

describe('the suppliers of a maintenance plan', async () => {
  const world = await sharedWorld()

  test('are added, listed by name, changed and removed, over both transports', async () => {
    const estate = await planned(world)
    const values = { ...told(), name: 'Øvre Tak', trade: 'roofer', phone: '68050141' }
    const { answer, supplierId, url } = await supplier(estate, values)
    const facts = { ...values, phone: '+4768050141', partyKind: 'supplier', organizationNumber: null, companyId: null }
    expect(answer).toMatchObject({ status: 201, body: { ...facts, openTaskCount: 0, nextDate: null, access: 'none', version: 1 } })
    const input = { estateId: estate.id, ...told(), name: 'Aker Maling', partyKind: 'landlord' }
    const { data } = await estate.owner.gql(CREATE, { input })
    expect(data).toMatchObject({ createMaintenanceSupplier: { version: 1 } })
    expect((await estate.owner.get(suppliersOf(estate))).body).toMatchObject([{ name: 'Aker Maling', partyKind: 'landlord' }, facts])
    expect((await estate.owner.gql(LIST, { estateId: estate.id })).data).toMatchObject({ maintenanceSuppliers: { totalCount: 2 } })

    const changed = await estate.owner.put(url, { ...values, name: 'Øvre Tak AS', phone: '+46812345678' })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Øvre Tak AS', phone: '+46812345678', version: 2 } })
    const change = { ...values, estateId: estate.id, supplierId, version: 1, name: 'Sent' }
    expect((await estate.owner.gql(UPDATE, { input: change })).error).toMatchObject({ details: { reason: 'stale' } })
    expect((await estate.owner.gql(UPDATE, { input: { ...change, version: 2 } })).data).toEqual({
      updateMaintenanceSupplier: { name: 'Sent', version: 3 },
    })
    expect((await estate.owner.delete(url)).status).toBe(204)
    expect((await estate.owner.delete(url)).status).toBe(404)
    expect((await estate.owner.gql(REMOVE, { e: estate.id, s: supplierId })).error).toMatchObject({ code: 'entityNotFound' })
  })

  test('bad input names its field, and a number is kept with its country', async () => {
    const estate = await planned(world)
    const fields = (values: object) => supplier(estate, values).then(({ answer }) => answer.body.details?.fields)
    expect(await fields({ name: '', trade: 'wizard', phone: '123', organizationNumber: '123456789' })).toEqual({
      name: 'required',
      trade: 'notValid',
      phone: 'notValid',
      organizationNumber: 'notValid',
    })
    expect(await fields({ partyKind: 'friend' })).toEqual({ partyKind: 'notValid' })
    expect(await fields({ companyId: uuidv7() })).toEqual({ companyId: 'notValid' })
    expect(await fields({ phone: '012345678901' })).toEqual({ phone: 'notValid' })
    expect((await supplier(estate, { email: 'ingen' })).answer).toMatchObject({ status: 422, body: { code: 'emailIsNotValid' } })
    expect((await supplier(estate, { phone: '004612345678' })).answer.body).toMatchObject({ phone: '+4612345678' })
    expect((await supplier(estate, { phone: '123456789012' })).answer.body).toMatchObject({ phone: '+123456789012' })
  })

  test('stand there once, by their address, however often they are sent', async () => {
    const estate = await planned(world)
    const values = told()
    const { url } = await supplier(estate)
    await supplier(estate, values)
    const twice = { status: 409, body: { code: 'entityAlreadyExists', details: { fields: { email: 'entityAlreadyExists' } } } }
    expect((await supplier(estate, { ...values, email: values.email.toUpperCase() })).answer).toMatchObject(twice)
    expect(await estate.owner.put(url, values)).toMatchObject(twice)
    const supplierId = uuidv7()
    expect((await supplier(estate, { ...told(), supplierId })).answer.status).toBe(201)
    expect((await supplier(estate, { ...told(), supplierId })).answer.status).toBe(409)
    const again = told()
    const answers = await Promise.all([1, 2].map(async () => (await supplier(estate, again)).answer.status))
    expect(new Set(answers)).toEqual(new Set([201, 409]))
    expect((await supplier(await planned(world), values)).answer.status).toBe(201)
  })

  test('are never one’s own company, told by number or by id', async () => {
    const estate = await planned(world)
    const own = await world.company({ organization_number: '210000054' })
    await world.sql('update account set user_id = (select user_id from account where id = $1) where id = $2', [
      estate.owner.accountId,
      own.admin.accountId,
    ])
    const refused = { status: 422, body: { code: 'cannotAddOwnCompany' } }
    expect((await supplier(estate, { organizationNumber: '210 000 054' })).answer).toMatchObject(refused)
    expect((await supplier(estate, { companyId: own.id })).answer).toMatchObject(refused)
    const { url } = await supplier(estate)
    expect(await estate.owner.put(url, { ...told(), companyId: own.id })).toMatchObject(refused)
  })

  test('are tied to the company of their number, whichever comes first, and tell what that sees', async () => {
    const estate = await planned(world)
    const here = await world.company({ organization_number: '210000062' })
    const { supplierId, answer } = await supplier(estate, { companyId: here.id, name: 'A' })
    expect(answer.body).toMatchObject({ companyId: here.id, organizationNumber: '210000062' })
    await supplier(estate, { organizationNumber: '210000070', name: 'B' })
    const later = await world.company({ organization_number: '210000070' })
    const listed = async () => (await estate.owner.get(suppliersOf(estate))).body
    expect(await listed()).toMatchObject([{ access: 'none' }, { companyId: later.id, access: 'none' }])
    await world.sql('insert into access_link (estate_id, company_id, supplier_id) values ($1, $2, $3)', [estate.id, here.id, supplierId])
    expect(await listed()).toMatchObject([{ access: 'asked' }, { access: 'none' }])
    await world.sql("update access_link set status = 'claimed', claimed_at = now() where supplier_id = $1", [supplierId])
    expect(await listed()).toMatchObject([{ access: 'granted' }, { access: 'none' }])
    await world.sql('delete from maintenance_supplier where id = $1', [supplierId])
    expect(await world.sql('select supplier_id from access_link where estate_id = $1', [estate.id])).toEqual([{ supplier_id: null }])
  })

  test('are known to owners, guests and those who lead a company; and changed by owners and guests who may', async () => {
    const [estate, other] = [await planned(world), await planned(world)]
    const { url, supplierId } = await supplier(estate)
    const [reader, editor] = [await estate.guest('read'), await estate.guest('edit')]
    const closed = await estate.guest('edit', { denied: ['maintenance-participants'] })
    expect((await reader.get(suppliersOf(estate))).body).toHaveLength(1)
    expect((await supplier(estate, {}, { by: reader })).answer.status).toBe(403)
    expect((await supplier(estate, {}, { by: editor })).answer.status).toBe(201)
    expect((await closed.get(suppliersOf(estate))).status).toBe(403)
    expect((await (await letIn(world, estate, { paysItself: true })).get(suppliersOf(estate))).status).toBe(403)
    expect((await other.owner.get(suppliersOf(estate))).status).toBe(404)
    const theirs = `${suppliersOf(other)}/${supplierId}`
    expect((await other.owner.put(theirs, told())).status).toBe(404)
    expect((await other.owner.delete(theirs)).status).toBe(404)
    expect((await other.owner.put(url, told())).status).toBe(404)
  })

  test('are read without a licence, and changed with one', async () => {
    const estate = await world.estate()
    expect((await estate.owner.get(suppliersOf(estate))).status).toBe(200)
    expect((await supplier(estate)).answer).toMatchObject({ status: 403, body: { details: { reason: 'licence' } } })
  })
})

describe('a supplier who is responsible', async () => {
  const world = await sharedWorld()
  const byTheOwners = { responsibleKind: 'landlord', responsibleId: null, responsibleName: null }

  test('is an option, as is a caretaker', async () => {
    const estate = await planned(world)
    const { supplierId } = await supplier(estate, { name: 'Aker Rør' })
    const caretaker = await supplier(estate, { name: 'Vaktmester', partyKind: 'landlord', trade: 'other' })
    expect((await estate.owner.get(`${participantsOf(estate)}/options`)).body).toEqual([
      { id: null, name: null, kind: 'landlord' },
      { id: estate.owner.accountId, name: expect.any(String), kind: 'landlord' },
      { id: caretaker.supplierId, name: 'Vaktmester', kind: 'landlord' },
      { id: supplierId, name: 'Aker Rør', kind: 'supplier' },
    ])
    const kept = await task(estate, { responsibleKind: 'landlord', responsibleId: caretaker.supplierId })
    expect(kept.answer.body).toMatchObject({ responsibleKind: 'landlord', responsibleName: 'Vaktmester' })
    const wrong = { details: { fields: { responsibleId: 'notValid' } } }
    expect((await task(estate, { responsibleKind: 'landlord', responsibleId: supplierId })).answer.body).toMatchObject(wrong)
    expect((await task(estate, { responsibleKind: 'supplier', responsibleId: caretaker.supplierId })).answer.body).toMatchObject(wrong)
    const stranger = await supplier(await planned(world))
    expect((await task(estate, { responsibleKind: 'supplier', responsibleId: stranger.supplierId })).answer.body).toMatchObject(wrong)
    const { url } = await task(estate)
    const change = { title: 'Rens', priority: 2, startDate: '2026-01-31', responsibleKind: 'supplier', responsibleId: stranger.supplierId }
    expect((await estate.owner.put(url, change)).body).toMatchObject(wrong)
    expect((await estate.owner.put(url, { ...change, responsibleId: supplierId })).body).toMatchObject({ responsibleName: 'Aker Rør' })
  })

  test('is told with the task, in the year and by what there is to do', async () => {
    const estate = await planned(world)
    const { supplierId } = await supplier(estate)
    const responsible = { responsibleKind: 'supplier', responsibleId: supplierId }
    const { url } = await task(estate, { ...responsible, startDate: '2031-03-01' })
    await task(estate, { ...responsible, startDate: '2031-02-01' })
    await task(estate, { startDate: '2031-02-01' })
    expect((await estate.owner.get(url)).body).toMatchObject({ ...responsible, responsibleName: 'Nordre Rør' })
    expect(await daysOf(estate, 'year=2031')).toHaveLength(3)
    expect(await daysOf(estate, 'year=2031&responsibleKind=supplier')).toHaveLength(2)
    expect(await daysOf(estate, `year=2031&responsibleId=${supplierId}`)).toMatchObject([
      { responsibleName: 'Nordre Rør', responsibleId: supplierId, date: '2031-02-01' },
      { responsibleName: 'Nordre Rør', date: '2031-03-01' },
    ])
    expect((await estate.owner.get(suppliersOf(estate))).body).toMatchObject([{ openTaskCount: 2, nextDate: '2031-02-01' }])
    const WHO = 'query ($estateId: ID!) { yearWheel(estateId: $estateId) { responsibles { id name kind } } }'
    expect((await estate.owner.gql(WHO, { estateId: estate.id })).data).toEqual({
      yearWheel: {
        responsibles: [
          { id: null, name: null, kind: 'landlord' },
          { id: supplierId, name: 'Nordre Rør', kind: 'supplier' },
        ],
      },
    })
  })

  test('who becomes a caretaker is responsible as one', async () => {
    const estate = await planned(world)
    const one = await supplier(estate)
    const { url } = await task(estate, { responsibleKind: 'supplier', responsibleId: one.supplierId })
    await estate.owner.put(one.url, { ...told(), partyKind: 'landlord' })
    expect((await estate.owner.get(url)).body).toMatchObject({ responsibleKind: 'landlord', responsibleId: one.supplierId })
  })

  test('and goes hands its tasks to the owners; what it did is kept under its name', async () => {
    const estate = await planned(world)
    const one = await supplier(estate)
    const responsible = { responsibleKind: 'supplier', responsibleId: one.supplierId }
    const { url, taskId } = await task(estate, { ...responsible, period: 'month', interval: 6 })
    await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-02-01' })
    const once = await task(estate, responsible)
    await estate.owner.put(archiving(estate, once.taskId), { doneDate: '2026-02-01' })
    await estate.owner.put(one.url, { ...told(), name: 'Nordre Rør og Varme' })
    expect((await estate.owner.delete(one.url)).status).toBe(204)
    expect((await estate.owner.get(url)).body).toMatchObject(byTheOwners)
    const DONE = 'query ($e: ID!) { archivedTasks(estateId: $e) { edges { node { title responsibleName } } } }'
    expect((await estate.owner.gql(DONE, { e: estate.id })).data).toEqual({
      archivedTasks: { edges: Array.from({ length: 2 }, () => ({ node: { title: 'Rens av takrenner', responsibleName: 'Nordre Rør' } })) },
    })
    const done = (await daysOf(estate, 'year=2026')).filter(({ state }) => state === 'done')
    expect(done).toMatchObject([{ responsibleName: 'Nordre Rør' }, { responsibleName: 'Nordre Rør' }])
  })

  test('is of the estate: the database refuses a stranger’s', async () => {
    const [estate, other] = [await planned(world), await planned(world)]
    const { supplierId } = await supplier(other)
    const { taskId } = await task(estate)
    const change = "update maintenance_task set responsible_kind = 'supplier', responsible_id = $2 where id = $1"
    await expect(world.sql(change, [taskId, supplierId])).rejects.toThrow('maintenance_task_check')
    await world.sql('delete from estate where id = $1', [other.id])
  })
})
