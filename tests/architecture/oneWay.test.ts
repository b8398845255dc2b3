import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const client = sources().filter(({ file }) => file.startsWith('client/'))
const filesWith = (pattern: RegExp) => client.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('what was asked for, or why it is not there, is told apart in one place', () => {
  expect(filesWith(/<ErrorState onRetry=/)).toEqual([
    // Frames of a whole screen.
    'client/access/NotInLink.tsx',
    // What is asked by REST, before anybody has signed in.
    'client/accounts/createPassword/CreatePasswordPage.tsx',
    'client/accounts/email/ConfirmEmailPage.tsx',
    'client/accounts/mailChoices/UnsubscribePage.tsx',
    'client/accounts/ownerInvitations/OwnerInvitationsPage.tsx',
    'client/accounts/ownerInvitations/RefuseOwnerInvitationPage.tsx',
    'client/accounts/refusedSenders/RefuseSenderPage.tsx',
    // What is found while one types.
    'client/app/find/Find.tsx',
    'client/estates/estate/EstateShell.tsx',
    'client/projects/paperLink/PaperLinkPage.tsx',
    'client/projects/supplierLink/SupplierLinkPage.tsx',
    'client/records/Answered.tsx',
    // The answer to a command.
    'client/sharing/publicLinks/LinkPreview.tsx',
    // Code, and no answer.
    'client/ui/fetched.tsx',
  ])
})

test('what was answered before is kept in sight by one way', () => {
  expect(filesWith(/\bpreviousData\b/)).toEqual(['client/access/pagesOf.ts', 'client/access/screenQuery.tsx'])
})

test('a dialog is drawn in one place, but what fills the whole screen', () => {
  expect(filesWith(/<Dialog\.Root\b/)).toEqual([
    'client/app/find/Find.tsx',
    'client/app/frame/PublicMenu.tsx',
    'client/files/viewer/ImageViewer.tsx',
    'client/ui/FormDialog.tsx',
    'client/ui/OpenAskDialog.tsx',
  ])
})

test('what is at work is told by one way, so that no button stays off', () => {
  const only = ['client/ui/useAct.ts']
  // Set before what is waited for, and taken back after it.
  expect(filesWith(/\n +set(\w+)\(true\)\n(?:(?!\n {2}\}\n)[\s\S])*?\bawait\b(?:(?!\n {2}\}\n)[\s\S])*?\n +set\1\(false\)\n/)).toEqual(only)
  expect(filesWith(/\[(?:is)?(?:[Bb]usy|[Ss]ending|[Ss]aving|[Ww]orking|[Rr]eading), set\w+\] = useState(?:<string>)?\(/)).toEqual(only)
})
