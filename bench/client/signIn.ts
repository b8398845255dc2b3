const json = { 'content-type': 'application/json' }
const demo = { email: 'owner@demo.example', password: 'Demo-1234' }

interface Profile {
  accountId: string
}

/** As the demo's owner, past the sign-in page: what that page costs is measured by itself. */
export async function signIn(address: string) {
  const login = await fetch(`${address}/api/public/profile/user/login`, { method: 'POST', headers: json, body: JSON.stringify(demo) })
  const { accountProfiles } = (await login.json()) as { accountProfiles: Profile[] }
  const [cookie = ''] = login.headers.getSetCookie()
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  if (!name || !value || !accountProfiles[0]) throw new Error(`the demo's owner could not sign in (${login.status})`)
  const headers = { ...json, cookie: `${name}=${value}` }
  await fetch(`${address}/api/private/profile/user/current-user/${accountProfiles[0].accountId}`, { method: 'POST', headers, body: '{}' })
  const list = await fetch(`${address}/api/private/estates`, { headers })
  const { items } = (await list.json()) as { items: { estateId: string }[] }
  if (!items[0]) throw new Error('the demo has no estates')
  return { cookies: [{ name, value, url: address }], estateId: items[0].estateId }
}
