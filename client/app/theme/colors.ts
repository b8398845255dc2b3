/** Light and dark of every colour. Components name these and never a colour itself. */
const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })
const focus = pair('#1D5FA8', '#8CC4FF')

/** A colour that carries meaning, with all that a badge, a button or a note made of it needs. */
const palette = (solid: [string, string], contrast: [string, string], subtle: [string, string], fg: [string, string]) => ({
  DEFAULT: pair(...solid),
  solid: pair(...solid),
  contrast: pair(...contrast),
  subtle: pair(...subtle),
  fg: pair(...fg),
  focusRing: focus,
})

const surface = pair('#F5F4F0', '#0F1412')
const raised = pair('#FFFFFF', '#171E1B')
const sunken = pair('#EBEAE4', '#0A0E0C')
const ink = pair('#17211C', '#ECEFEA')
const muted = pair('#545F59', '#A5B0A9')
const faint = pair('#68726D', '#8D9892')
const hairline = pair('#DEDDD5', '#2A332E')

export const colors = {
  surface,
  raised,
  sunken,
  overlay: pair('#FFFFFF', '#1E2622'),
  ink,
  muted,
  faint,
  hairline,
  control: pair('#858D88', '#6C7771'),
  focus,
  scrim: pair('#17211C99', '#000000B3'),
  brand: {
    ...palette(['#1C5040', '#7FC8A9'], ['#FFFFFF', '#0A2018'], ['#E3EDE6', '#1A2E26'], ['#174535', '#A5DCC3']),
    hover: pair('#143D30', '#98D8BC'),
  },
  accent: palette(['#A94825', '#EE9A72'], ['#FFFFFF', '#2B1006'], ['#F9E8DE', '#36221A'], ['#8B3A1B', '#F5B596']),
  positive: palette(['#2A7040', '#7CCB8B'], ['#FFFFFF', '#08200F'], ['#E2F1E3', '#172D1D'], ['#1D5C31', '#A3DDAD']),
  /** Between good and critical, for what is graded. */
  fair: palette(['#647716', '#B9CC5C'], ['#FFFFFF', '#1A2000'], ['#EFF2D9', '#262A12'], ['#48570B', '#D0DE8E']),
  worn: palette(['#A66100', '#F0B04A'], ['#FFFFFF', '#2A1800'], ['#FBEBD3', '#35260F'], ['#7A4600', '#F5C77E']),
  caution: palette(['#855D00', '#E9BE55'], ['#FFFFFF', '#261A00'], ['#FBF0D0', '#322811'], ['#674700', '#F2D385']),
  critical: palette(['#B42335', '#FF8F93'], ['#FFFFFF', '#33060B'], ['#FBE5E5', '#3A1B1E'], ['#8F1626', '#FFB3B5']),
  info: palette(['#23618F', '#7EBBEA'], ['#FFFFFF', '#06192A'], ['#E2EDF5', '#172936'], ['#174A72', '#A9D3F2']),
  neutral: { DEFAULT: ink, solid: ink, contrast: surface, subtle: sunken, fg: ink, focusRing: focus },
  /** The enamelled house number looks the same in both themes, as it does on the wall. */
  enamel: { DEFAULT: pair('#17364F', '#17364F'), fg: pair('#FFFFFF', '#FFFFFF') },
  bg: { DEFAULT: surface, panel: raised, muted: sunken },
  fg: { DEFAULT: ink, muted, subtle: faint },
  border: { DEFAULT: hairline },
}

export const shadows = {
  card: pair(
    '0 1px 2px rgb(23 33 28 / .05), 0 6px 20px -6px rgb(23 33 28 / .10)',
    '0 1px 2px rgb(0 0 0 / .4), 0 10px 28px -8px rgb(0 0 0 / .55)',
  ),
}
