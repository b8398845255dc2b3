/**
 * What nobody types and nobody sees: controls, what turns text round, and what takes no room. With it two names look the
 * same and are not, and `report\u202Efdp.exe` reads as a pdf. A line break and a tab are text.
 */
const unseen = [
  String.raw`[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]`,
  String.raw`[\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]`,
  // What joins holds emoji together, and belongs to the spelling of scripts that are not ours.
  String.raw`(?<!\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier}|(?!\p{sc=Latn}|\p{sc=Grek}|\p{sc=Cyrl})\p{L}\p{M}{0,3})[\u200C\u200D]`,
  // Tags spell which flag a black one is, in at most seven of them.
  String.raw`(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,6})[\u{E0000}-\u{E007F}]`,
].join('|')
const anyUnseen = new RegExp(unseen, 'u')
const everyUnseen = new RegExp(unseen, 'gu')
/** As other programs break lines: within a cell, at a page, as in a document that was set. */
const breaks = /\r\n?|[\v\f\u2028\u2029]/g

/** Whether text may be kept: it can be stored, and nothing hides in it. */
export const isSoundText = (value: string) => value.isWellFormed() && !anyUnseen.test(value)

/** The same as one would have typed it. */
export const soundText = (value: string) => value.toWellFormed().replace(breaks, '\n').replace(everyUnseen, '')
