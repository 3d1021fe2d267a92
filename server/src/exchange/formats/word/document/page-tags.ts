import { areKeyWords } from '../paper/respelled/keys/key-sentences.ts'
import { saysKey } from '../paper/respelled/keys/key-words.ts'
import { labelOf } from '../signs/line-signs.ts'

/** What pages fold their answers away with, in a text that is no page: '<details><summary>Answer</summary>'. */

const fewest = 3
const folded = /^\s*(?:[-*+]\s+)?<(?:details|summary)\b/iu
const fence = /^\s*```/u
const inLine = /<summary\b[^<>]{0,100}>(.{0,100}?)<\/summary>/iu
const opened = /^\s*<summary\b[^<>]{0,100}>\s*([^<>]{0,60})$/iu
const closed = /^([^<>]{0,60})<\/summary>\s*$/iu
const tag = /<\/?(?:details|summary|p|div|br|center|b|strong)\b[^<>]{0,100}>/giu
const signs = /^[\s#*_>]+/u
const letterFirst = /^[\s#*_>]*[([]?[A-Ja-j](?:[)\].:]|\s*[*_]*\s*$)/u
const mostOpen = 4

/** The same without these signs; the word on such a fold stays where what is folded away has none of its own. */
export function withoutFolds(typed: readonly string[]): readonly string[] {
  if (typed.filter((text) => folded.test(text)).length < fewest) return typed
  let isCode = false
  let open = 0
  let word = ''
  return typed.map((text, at) => {
    // A row of '`' that somebody forgot ends no later than here.
    if (fence.test(text)) isCode = !isCode
    else if (folded.test(text)) isCode = false
    if (isCode) return text
    const own = inLine.exec(text)
    const begun = own ? null : opened.exec(text)
    if (own) word = plain(own[1] ?? '')
    else if (begun || open > 0) {
      const end = begun ? null : closed.exec(text)
      word = plain(begun ? (begun[1] ?? '') : word === '' ? (end?.[1] ?? text) : word)
      open = end ? 0 : begun ? mostOpen : open - 1
      if (begun || end || plain(text) === word) return ''
    }
    const isTagged =
      own !== null || /^\s*(?:[-*+]\s+)?<\/?(?:details|summary|p|div|br|center)\b[^<>]{0,100}>/iu.test(text)
    const rest = isTagged ? text.replace(inLine, '').replace(tag, '') : text
    if (plain(rest).replace(/^[-*+]$/u, '') === '') return isTagged ? '' : text
    const said = word === '' ? '' : repeats(typed, at, rest) && saysKey(word) ? 'Answer: ' : labelFor(rest, word)
    word = ''
    return said + rest
  })
}

function plain(text: string): string {
  return text.replaceAll(tag, '').trim()
}

const mostAbove = 12
const sign = /^\s*(?:[-*+•]\s+)?(?:\*\*)?(?:[([]?[A-Ja-j]\s?[.)\]]\s*)?/u

/** What one of the lines above says, and no other of them. */
function repeats(typed: readonly string[], at: number, text: string): boolean {
  const said = alike(text)
  const above = typed.slice(Math.max(0, at - mostAbove * 2), at).filter((line) => plain(line) !== '')
  return said !== '' && above.slice(-mostAbove).filter((line) => alike(line) === said).length === 1
}

function alike(text: string): string {
  return plain(text)
    .replace(sign, '')
    .replaceAll(/[*_`]|[.;]\s*$/gu, '')
    .trim()
    .toLowerCase()
}

/** What is folded away may say itself what it is. */
function labelFor(text: string, word: string): string {
  const own = text.replace(signs, '').replaceAll('**', '')
  if (labelOf(own) !== null || !(saysKey(word) || /soluti|explan/iu.test(word))) return ''
  if (letterFirst.test(text)) return 'Answer: '
  return areKeyWords(own.split(/[^\p{L}\s]/u)[0] ?? '') ? '' : 'Explanation: '
}
