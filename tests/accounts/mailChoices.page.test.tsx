import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { refused } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const refusal = (code: string, status: number) => HttpResponse.json({ code, message: 'Nei.', requestId: '1' }, { status })

describe('the link in a reminder', () => {
  function server(kind: string, fails: 'not' | 'unknown' | 'once' = 'not') {
    const sent: unknown[] = []
    network.use(
      http.post('/api/public/profile/user/mail-choices', async ({ request }) => {
        const body = (await request.json()) as { isOn: boolean }
        sent.push(body)
        if (fails === 'unknown') return refusal('entityNotFound', 404)
        if (fails === 'once' && sent.length === 1) return refusal('internalError', 500)
        return HttpResponse.json({ kind, isOn: body.isOn })
      }),
    )
    return sent
  }

  const stop = { name: 'Stopp disse e-postene' }

  test('asks first, ends them at one click, says which, and has them again for who thinks better of it', async () => {
    const sent = server('maintenance')
    const { user } = await openPage('/unsubscribe/hemmelig')
    await screen.findByRole('heading', { name: 'Stoppe disse e-postene?' })
    expect(screen.getAllByRole('button', stop)).toHaveLength(1)
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', stop))
    await screen.findByRole('heading', { name: 'Du er meldt av' })
    expect(screen.getByText('Du får ikke flere påminnelser om vedlikehold på e-post.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Få påminnelsene likevel' }))
    await screen.findByRole('heading', { name: 'Da er du med igjen' })
    expect(sent).toEqual([
      { token: 'hemmelig', isOn: false },
      { token: 'hemmelig', isOn: true },
    ])
    await user.click(screen.getByRole('button', stop))
    await screen.findByRole('heading', { name: 'Du er meldt av' })
  })

  test('that was cut short says what to do', async () => {
    server('insurance', 'unknown')
    const { user } = await openPage('/unsubscribe/halv')
    await user.click(await screen.findByRole('button', stop))
    expect(await screen.findByRole('heading', { name: 'Lenken virker ikke' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Til profilsiden' }).getAttribute('href')).toBe('/private/profile')
  })

  test('is tried again where it went wrong', async () => {
    server('licence', 'once')
    const { user } = await openPage('/unsubscribe/hemmelig')
    await user.click(await screen.findByRole('button', stop))
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByText('Du får ikke flere påminnelser om lisenser som går ut.')).toBeDefined()
  })
})

test('on the profile each kind of reminder is had or not, at once', async () => {
  const sent: unknown[] = []
  setIdentity(undefined)
  privateClient()
  const choice = (kind: string, isOn: boolean) => ({ __typename: 'MailChoice', kind, isOn })
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: { kind: string; isOn: boolean } }
      if (operationName === 'MailChoices')
        return HttpResponse.json({ data: { mailChoices: [choice('maintenance', true), choice('insurance', false)] } })
      if (operationName !== 'ChooseMail') return refused('internalError', 500)
      sent.push(variables)
      return variables.kind === 'insurance'
        ? refused('internalError', 500)
        : HttpResponse.json({ data: { chooseMail: choice(variables.kind, variables.isOn) } })
    }),
  )
  const { user } = await openPage('/private/profile', { as: member })
  const maintenance = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Vedlikehold/ })
  const insurance = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Forsikringer/ })
  expect([maintenance.checked, insurance.checked]).toEqual([true, false])
  expect(screen.queryByRole('checkbox', { name: /^Lisenser/ })).toBeNull()
  await user.click(maintenance)
  await waitFor(() => expect(maintenance.checked).toBe(false))
  await user.click(insurance)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(insurance.checked).toBe(false)
  expect(sent[0]).toEqual({ kind: 'maintenance', isOn: false })
})
