import type { MessageKey } from '#client/messages/messages.ts'

type With<Word extends string> = MessageKey extends infer Key ? (Key extends `${infer Prefix}.${Word}` ? Prefix : never) : never

/** Where the words of a kind of record lie: `estates.insurance` for `estates.insurance.changeTitle` and the others. */
export type RecordTexts = With<'add'> & With<'create'> & With<'addTitle'> & With<'changeTitle'> & With<'saveChange'> & With<'empty.title'>
