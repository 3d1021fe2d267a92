import { plainTruthOf } from '../../item.ts'
import { lettersOf } from '../../word/origin/file-lines.ts'
import { saysKey, saysOther } from '../../word/paper/respelled/keys/key-words.ts'
import type { OwnParts } from './own-parts.ts'

/** What may be the key of a question, and the form in which others have theirs. */
interface KeyForm {
  shape: string
  text: string
}

const fewest = 3
/** Words for a key, and for what is true, say much even in one question of twenty. */
const plain: ReadonlySet<string> = new Set(['key', 'truth'])
const fewestPlain = 5
/** Of the lines below, so many are looked at. */
const nearby = 4
/** Words for a key are looked for further down. */
const farther = 12
const longest = 100

const worded = /^[^\p{L}\d]{0,4}(\p{L}[\p{L}\p{M}\s'’._/-]{0,30}?)\s*(?:[:：=]|[-–—→]\s)\s*(.*)$/u
const wordAlone = /^(\p{L}[\p{L}\p{M}\s]{0,30}?)\s*[.:：]?$/u
const alone = /^[([]?(?:[A-Ja-j]|\d{1,2})[)\].]?$/u
const signed = /^([^\p{L}\p{N}\s"'“(«]{1,4})\s*(\S.*)$/u
const ofPoints = /^(?:points?|marks?|score|điểm|câu|question|page|trang|bài|phần|part)$/iu

/**
 * A line or a sign of the same form with half of the questions that have no key: it may be the key, in a way of writing
 * that nobody knows here. What stands alike everywhere says nothing of a single one.
 */
export function keyForms(parts: readonly OwnParts[]): Map<OwnParts, string> {
  const found = parts.map((own) => ({ own, forms: own.options.size > 0 ? formsBelow(own) : formsOf(own) }))
  const shapes = Map.groupBy(
    found.flatMap(({ own, forms }) => forms.map((form) => ({ ...form, own }))),
    ({ shape }) => shape,
  )
  const usual = [...shapes]
    .filter(([shape, all]) => {
      const questions = new Set(all.map(({ own }) => own)).size
      const isOften = questions >= fewest && questions * 2 >= parts.length
      const isPlain = plain.has(shape) && questions >= fewestPlain && questions * 20 >= parts.length
      return (isOften || isPlain) && new Set(all.map(({ text }) => text)).size > 1
    })
    .map(([, all]) => all)
    .toSorted((one, other) => one.length - other.length)
  return new Map(usual.flatMap((all) => all.toReversed().map(({ own, text }) => [own, text.slice(0, longest)])))
}

const formsOf = (own: OwnParts): KeyForm[] => [...formsBelow(own), ...formsInside(own)]

function formsBelow({ below, options }: OwnParts): KeyForm[] {
  return below.slice(0, farther).flatMap((line, at): KeyForm[] => {
    const next = below[at + 1] ?? ''
    const isNear = at < nearby
    if (isNear && alone.test(line)) {
      const above = below[at - 1] ?? ''
      return [
        { shape: /\d/u.test(line) ? 'number' : 'letter', text: wordAlone.test(above) ? `${above} / ${line}` : line },
      ]
    }
    const [, word = '', said = ''] = worded.exec(line) ?? []
    if (word !== '' && !ofPoints.test(word.trim()) && !saysOther(word)) {
      const value = said === '' ? next : said
      const isKey = value !== '' && (saysKey(word) || (isNear && isAnswer(value, options)))
      if (isKey) return [{ shape: shapeOf(word), text: said === '' ? `${line} / ${next}` : line }]
    }
    const [, name = ''] = wordAlone.exec(line) ?? []
    if (name !== '' && next !== '' && saysKey(name)) return [{ shape: shapeOf(name), text: `${line} / ${next}` }]
    const [, sign = '', value = ''] = signed.exec(line) ?? []
    return isNear && sign !== '' && isAnswer(value, options) ? [{ shape: `sign ${sign}`, text: line }] : []
  })
}

/** Whatever word means a key. */
const shapeOf = (word: string): string => (saysKey(word) ? 'key' : `word ${word.trim().toLowerCase()}`)

/** A letter, a number, something true or not, or what one of the options says. */
function isAnswer(text: string, options: ReadonlySet<string>): boolean {
  const said = text.trim()
  return alone.test(said) || plainTruthOf(said.replace(/[.)\]]$/u, '')) !== null || options.has(lettersOf(said))
}

/** Signs within or behind what is asked, where there is nothing to choose from. */
const inside: readonly { shape: string; pattern: RegExp }[] = [
  { shape: 'arrow', pattern: /(?:-{2,3}>?|={1,2}>|->|→|➔|⇒|⟹)\s*[^\s\->=].{0,60}$/u },
  {
    shape: 'bracket',
    pattern: /\[\s*(?![…\]]|(?:\d+(?:[.,]\d+)?\s*\p{L}{0,6}|[A-Z]{1,3}\d{0,2})\s*\]\s*$)[^[\]]{1,80}\].*$/u,
  },
  { shape: 'brace', pattern: /(?<![\\_^}])\{[^{}]{1,80}\}.*$/u },
  { shape: 'truth', pattern: /(?:\t|\s{3}|\()\s*(?:true|false|đúng|sai|yes|no)\s*[).]?\s*$/iu },
]

function formsInside({ asked }: OwnParts): KeyForm[] {
  return inside.flatMap(({ shape, pattern }) => {
    const [text = ''] = pattern.exec(asked.slice(-1000)) ?? []
    return text === '' ? [] : [{ shape, text: text.trim() }]
  })
}
