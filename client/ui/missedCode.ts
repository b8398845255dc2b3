/** What is done about code that did not come. */
export type Missed = 'renewing' | 'unreachable' | 'outdated'

/** Why it is not there, in words. */
export const missedTexts = { unreachable: 'common.unreachable', outdated: 'common.outdated' } as const

let decide = async (): Promise<Missed> => 'unreachable'

/** What decides comes once nothing else is waited for; until then nobody is sent anywhere. */
export const decidesAboutMissed = (by: typeof decide) => {
  decide = by
}

export const missedCode = () => decide()
