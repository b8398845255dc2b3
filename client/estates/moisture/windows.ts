/** So many days back one may look: a year where nothing else is asked for. */
export const windows = [1, 7, 30, 365] as const
export type Window = (typeof windows)[number]

const usual = 365

export const windowOf = (params: URLSearchParams): Window => windows.find((days) => String(days) === params.get('days')) ?? usual
