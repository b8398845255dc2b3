import { getNullableType, isEnumType, isInputObjectType, isNonNullType, isScalarType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { described } from './described.ts'
import { sources } from './sources.ts'

/** What changes nothing that anybody can read. */
const bare: Readonly<Record<string, string>> = {
  logout: 'a session that has ended is nobody’s',
  changePassword: 'a password is told to nobody',
  createPassword: 'a password is told to nobody',
  resetPassword: 'is answered alike, whether there is anybody with that address or not',
}
/** Its form is given. */
const asGiven = ['login']

describe('every command', () => {
  const commands = Object.values(described().schema.getMutationType()!.getFields())
  const own = ({ name }: { name: string }) => `${name[0]!.toUpperCase()}${name.slice(1)}Input!`

  test('takes one input, of its own name, or nothing', () => {
    const asking = commands.filter(({ name, args }) => args.length && !asGiven.includes(name))
    expect(asking.length).toBeGreaterThan(140)
    const others = asking.filter(
      ({ args: [input, ...rest], name }) => rest.length || input!.name !== 'input' || String(input!.type) !== own({ name }),
    )
    expect(others.map(({ name }) => name)).toEqual([])
    expect(asking.filter(({ args: [input] }) => !isInputObjectType(getNullableType(input!.type))).map(({ name }) => name)).toEqual([])
  })

  test('answers the record that it changed, or which one it removed', () => {
    const tellNothing = commands.filter(({ type }) => {
      const answer = getNullableType(type)
      return !isNonNullType(type) || isScalarType(answer) || isEnumType(answer)
    })
    expect(tellNothing.map(({ name }) => name).sort()).toEqual(Object.keys(bare).sort())
  })

  test('that takes something away says which', () => {
    const removing = commands.filter(({ name }) => /^(delete|remove|revoke|leave|withdraw|decline)[A-Z]/.test(name))
    expect(removing.length).toBeGreaterThan(30)
    expect(removing.filter(({ type }) => String(type) !== 'Removed!').map(({ name, type }) => `${name}: ${String(type)}`)).toEqual([
      // What is changed by it is the profile.
      'deleteCompanyLogo: CompanyProfile!',
      // What is taken back can be sent again.
      'withdrawOwnerInvitation: InvitedOwner!',
      // Of several it is said which were left.
      'deleteMaintenanceTasks: ManyDone!',
      // What is said no to stays where it was.
      'declineQuotation: Quotation!',
    ])
  })
})

test('what a command was about is said by what it returns, and noted in one place', () => {
  const noting = sources().filter(({ file, text }) => file.startsWith('server/') && /\bcall\.noted\b[^=\n]*=(?![=>])/.test(text))
  expect(noting.map(({ file }) => file)).toEqual([
    // Whose password it was is known before it is right.
    'server/accounts/login/login.operations.ts',
    'server/kernel/asksPermission.ts',
    'server/kernel/command.ts',
    'server/kernel/writing.ts',
  ])
})
