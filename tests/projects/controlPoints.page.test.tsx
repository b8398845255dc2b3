import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { area, completed, leader, owner, point, project, projectServer, readerRights, refuse, workerRights } from './projectServer.ts'

const path = '/private/project/bath/control-areas/wet'

interface World {
  points?: ReturnType<typeof point>[]
  more?: Parameters<typeof project>[0]
  ofArea?: Parameters<typeof area>[2]
  refusal?: Parameters<typeof refuse>[0]
}

/** An area with its points, as they are kept. */
function server({ points = [point('fall', 'Fall til sluk'), point('membrane', 'Membran')], more, ofArea, refusal }: World = {}) {
  const state = points.map((each) => ({ ...each }))
  const changed = (id: unknown, changes: object) => {
    const index = state.findIndex((each) => each.id === id)
    state[index] = { ...state[index]!, ...changes, version: state[index]!.version + 1 }
    return state[index]
  }
  return projectServer({
    ProjectControlArea: () => ({
      project: project(more),
      controlArea: { ...area('wet', 'Våtrom', ofArea), completedAt: null, completedBy: null, points: state },
    }),
    ProjectControlPoint: ({ controlPointId }) => ({ controlPoint: state.find(({ id }) => id === controlPointId) }),
    ChangeControlPoint: ({ input }) => {
      if (refusal) return refuse(refusal)
      const { isCompleted, comment, isDisabled } = input as { isCompleted?: boolean; comment?: string; isDisabled?: boolean }
      const done = isCompleted ? { ...completed, isCompletedByMe: true } : {}
      const values = { ...done, ...(comment !== undefined && { comment }), ...(isDisabled !== undefined && { isDisabled }) }
      return { changeControlPoint: changed(input!['controlPointId'], values) }
    },
    ReopenControlPoint: ({ input }) => ({
      reopenControlPoint: changed(input!['controlPointId'], { isCompleted: false, completedAt: null, completedBy: null }),
    }),
    VerifyControlPoint: ({ input }) => ({
      verifyControlPoint: changed(input!['controlPointId'], { isVerified: true, verifiedAt: completed.completedAt, verifiedBy: 'Nina' }),
    }),
    ChangeControlArea: () =>
      refusal
        ? refuse(refusal)
        : {
            changeControlArea: { ...area('wet', 'Våtrom', { isCompleted: true }), completedAt: completed.completedAt, completedBy: 'Nina' },
          },
  })
}

test('a point is finished with its comment, and the next one is in the hand', async () => {
  const sent = server()
  const { user, address } = await openPage(path, { as: leader, width: 390 })
  await user.click(await screen.findByRole('link', { name: 'Neste: Fall til sluk' }))
  await screen.findByRole('heading', { name: 'Fall til sluk', level: 2 })
  await user.type(await screen.findByRole('textbox', { name: /Merknad/ }), 'Målt med laser')
  await user.click(screen.getByRole('button', { name: 'Ferdig, neste' }))
  await screen.findByRole('heading', { name: 'Membran', level: 2 })
  expect(address()).toBe(`${path}?point=membrane`)
  const said = sent.map(({ variables }) => variables.input)
  expect(said.at(-1)).toMatchObject({ controlPointId: 'fall', isCompleted: true, comment: 'Målt med laser' })
  expect(await screen.findByRole('button', { name: 'Ferdig' })).toBeTruthy()
})

test('an area that is stopped names the points that are left, and leads to the first', async () => {
  server({ refusal: 'controlPointListNotCompleted', points: [point('fall', 'Fall til sluk'), point('membrane', 'Membran', completed)] })
  const { user } = await openPage(path, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Fullfør området' }))
  const note = within(await screen.findByRole('alert'))
  note.getByText('Ett punkt står igjen')
  expect(note.getByRole('link', { name: 'Fall til sluk' }).getAttribute('href')).toBe(`${path}?point=fall`)
  expect(note.queryByRole('link', { name: 'Membran' })).toBe(null)
})

test.each([
  ['controlPointCompleted', 'Kontrollpunktet er fullført og kan ikke endres.'],
  ['controlAreaCompleted', 'Kontrollområdet er fullført og kan ikke endres.'],
  ['projectCompleted', 'Prosjektet er fullført og kan ikke endres.'],
] as const)('%s is told in its own words', async (code, words) => {
  server({ refusal: code })
  const { user } = await openPage(`${path}?point=fall`, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Ferdig, neste' }))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('what does not apply is taken out, and can be taken back', async () => {
  const sent = server()
  const { user } = await openPage(`${path}?point=fall`, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Gjelder ikke her' }))
  await screen.findByText('Punktet gjelder ikke her og teller ikke med.')
  await user.click(screen.getByRole('button', { name: 'Ta i bruk igjen' }))
  await waitFor(() => expect(sent.map(({ variables }) => variables.input!['isDisabled'])).toEqual([true, false]))
})

test('four eyes: somebody else accepts the point, or sends it back with words', async () => {
  const sent = server({
    more: { needsVerification: true },
    points: [point('fall', 'Fall til sluk', { ...completed, comment: 'Målt' }), point('membrane', 'Membran', completed)],
  })
  const { user } = await openPage(`${path}?point=fall`, { as: leader })
  await screen.findByText(/Godta punktet, eller send det tilbake/)
  await user.click(screen.getByRole('button', { name: 'Send tilbake' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send tilbake' }).disabled).toBe(true)
  await user.type(screen.getByRole('textbox', { name: 'Hva mangler?' }), 'Bildet er uklart')
  await user.click(screen.getByRole('button', { name: 'Send tilbake' }))
  await screen.findByRole('heading', { name: 'Membran', level: 2 })
  expect(sent.map(({ operation }) => operation)).toEqual(['ReopenControlPoint', 'ChangeControlPoint'])
  expect(sent[1]!.variables.input).toMatchObject({ comment: 'Målt\nBildet er uklart', version: 2 })
  await user.click(await screen.findByRole('button', { name: 'Godta' }))
  await waitFor(() => expect(sent.at(-1)!.operation).toBe('VerifyControlPoint'))
})

test('nobody accepts a point of their own', async () => {
  server({ more: { needsVerification: true }, points: [point('fall', 'Fall til sluk', { ...completed, isCompletedByMe: true })] })
  await openPage(`${path}?point=fall`, { as: leader })
  await screen.findByText(/kan ikke godta sitt eget punkt/)
  expect(screen.queryByRole('button', { name: 'Godta' })).toBe(null)
})

test('who works on it opens no finished point again, and an owner changes nothing', async () => {
  server({ more: { may: workerRights, canEditProject: false }, points: [point('fall', 'Fall til sluk', completed)] })
  await openPage(`${path}?point=fall`, { as: leader })
  await screen.findByText(/Ferdig 12.05.2026/)
  expect(screen.queryByRole('button', { name: 'Åpne punktet igjen' })).toBe(null)
})

test('an owner reads the points and changes nothing', async () => {
  server({ more: { may: readerRights, canEditProject: false } })
  await openPage(`${path}?point=fall`, { as: owner })
  await screen.findByText('Ingen bilder eller papirer ennå.')
  expect(screen.queryByRole('textbox', { name: /Merknad/ })).toBe(null)
  expect(screen.queryByRole('button', { name: /Ferdig/ })).toBe(null)
})

test('a point says what to mind and which picture shows it, as the company has written it down', async () => {
  server({ points: [point('collar', 'Slukmansjett', { type: null, helpText: 'Klem til, tørk av', wantedPicture: 'Sluket, nært' })] })
  await openPage(`${path}?point=collar`, { as: leader, width: 390 })
  expect(await screen.findByText('Klem til, tørk av')).toBeTruthy()
  expect(screen.getByText('Bildet skal vise: Sluket, nært')).toBeTruthy()
})

test('a point that has ten files takes no more, until one is removed', async () => {
  const files = Array.from({ length: 10 }, (_, n) => ({
    __typename: 'ControlPointFile',
    id: `kept-${n}`,
    file: {
      __typename: 'File',
      id: `file-${n}`,
      name: `papir-${n}.pdf`,
      type: 'application/pdf',
      size: 1000,
      url: `/files/file-${n}/papir.pdf`,
      width: null,
      height: null,
    },
  }))
  server({ points: [{ ...point('fall', 'Fall til sluk'), fileCount: 10, files } as ReturnType<typeof point>] })
  await openPage(`${path}?point=fall`, { as: leader })
  expect(await screen.findAllByRole('button', { name: /^Fjern papir-/ })).toHaveLength(10)
  expect(screen.queryByRole('button', { name: 'Legg til filer' })).toBe(null)
})

test('what has an open deviation is finished with a reason alone, which stands beside it', async () => {
  const fall = point('fall', 'Fall til sluk', { criterion: 'Minst 1:50 i dusjsonen.' })
  const state = { ...fall }
  const sent = projectServer({
    ProjectControlArea: () => ({
      project: project(),
      controlArea: { ...area('wet', 'Våtrom'), completedAt: null, completedBy: null, points: [state, point('membrane', 'Membran')] },
    }),
    ProjectControlPoint: ({ controlPointId }) => ({ controlPoint: controlPointId === 'fall' ? state : point('membrane', 'Membran') }),
    ChangeControlPoint: ({ input }) => {
      const { despite } = input as { despite?: string }
      if (!despite) return refuse('cannotHandleTheRequest', 409, { reason: 'openDeviation' })
      return { changeControlPoint: Object.assign(state, completed, { despite, version: 2 }) }
    },
  })
  const { user } = await openPage(`${path}?point=fall`, { as: leader, width: 390 })
  await screen.findByText('I orden når: Minst 1:50 i dusjsonen.')
  await user.click(await screen.findByRole('button', { name: 'Ferdig, neste' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Punktet har et åpent avvik' }))
  await user.click(dialog.getByRole('button', { name: 'Fullfør likevel' }))
  expect(await dialog.findAllByText('Skriv hvorfor punktet er i orden.')).not.toHaveLength(0)
  await user.type(dialog.getByRole('textbox', { name: /Hvorfor er det i orden/ }), 'Flisen byttes i neste uke')
  await user.click(dialog.getByRole('button', { name: 'Fullfør likevel' }))
  await screen.findByRole('heading', { name: 'Membran', level: 2 })
  expect(sent.map(({ variables }) => variables.input?.['despite'])).toEqual([undefined, 'Flisen byttes i neste uke'])
  await user.click(await screen.findByRole('button', { name: 'Forrige punkt Fall til sluk' }))
  // In the point, and once the list has read it anew in its row as well.
  expect(await screen.findAllByText('Fullført likevel: Flisen byttes i neste uke', { selector: 'span' })).not.toHaveLength(0)
})
