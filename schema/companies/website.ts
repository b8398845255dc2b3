import { optionalText } from '#schema/fields.ts'

/** As people write it, `eksempelbygg.example`, it is one that is reached safely. */
const withScheme = (value: unknown) =>
  typeof value === 'string' && value && !/^[a-z][a-z\d+.-]*:/i.test(value) ? `https://${value}` : value

function isWebsite(value: string) {
  if (!/^https?:\/\/[^\s/]\S*$/i.test(value) || !URL.canParse(value)) return false
  const { username, password, hostname } = new URL(value)
  return !username && !password && /^[^.]+(\.[^.]+)+$/.test(hostname)
}

/** An address on the web: http or https, on a host with a name. */
export const optionalWebsite = () =>
  optionalText(255)
    .transform(withScheme)
    .test('website', 'notValid', (value) => !value || isWebsite(value))
