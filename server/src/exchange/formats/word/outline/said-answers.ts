import { plainTruthOf } from '../../item.ts'
import { cutLine, isEmptyLine, plainLine, trimLine } from '../line-text.ts'
import { isKeyAlone, isTruths, keyFrom, shortKeys, withoutPoints } from '../paper/guides/guide-keys.ts'
import { ofOneself, typedDoubt } from '../../text/several-typed.ts'
import type { WordDraft } from '../paper/question-draft.ts'
import { keyPairs, lettersIn } from '../signs/key-signs.ts'
import { letters, optionStarts, optionsInside } from '../signs/option-signs.ts'
import { pairsIn } from '../signs/pair-signs.ts'
import type { Line } from '../word-file.ts'
import { fillingsFor, withGapsMarked } from './filled-gaps.ts'

const longestRewritten = 120

/** What the list of keys says of a question becomes its key, or how it may be solved. */
export function takeSaid(draft: WordDraft, said: readonly Line[]): void {
  const asked = draft.stem.map((part) => ('line' in part ? plainLine(part.line) : '')).join(' ')
  const task = [...draft.shared.map(plainLine), asked].join(' ')
  const text = said.map((line) => withoutPoints(plainLine(line))).join('; ')
  if (draft.options.length > 1) return takeChosen(draft, said, text)
  if (text.includes('\uFFFC')) return takeSolved(draft, said)
  // Several are asked at once, and nobody knows which of them this answers.
  if (draft.stem.some((part) => 'line' in part && optionsWithin(plainLine(part.line))))
    return void (draft.partKey = { kind: 'unclear', letters: [] })
  if (ofOneself.test(text)) {
    draft.isEssay = true
    return takeSolved(draft, said)
  }
  const truth = ofTruth.test(task) ? truthIn(text.replace(/\.$/u, '')) : null
  if (truth !== null) {
    draft.stem = draft.stem.map((part) => ('line' in part ? { line: withoutBoxes(part.line) } : part))
    return setTyped(draft, truth ? 'Đúng' : 'Sai')
  }
  // A letter names an option, and nobody saw any.
  if (/^[A-JTa-j]\.?$/u.test(text))
    return void (draft.partKey = { kind: 'letters', letters: [text.charAt(0).toUpperCase()] })
  const truths = countedTruths(said)
  if (truths !== null) return setTyped(draft, truths)
  if (pairsIn(text) !== null || isTruths(text)) return setTyped(draft, text)
  // '1. A 2. B' where nobody sees what is to be chosen.
  if (!ofOrder.test(task) && (keyPairs(text, true)?.letters.size ?? 0) > 1)
    return void (draft.partKey = { kind: 'unclear', letters: [] })
  // Words to be put in order may stand above room for the sentence.
  if (said.length === 1 && isReordered(asked, text) && typedDoubt(text)?.code !== 'typedSeveral')
    return setTyped(draft, text)
  const fillings = fillingsFor(draft.stem, text)
  if (fillings && fillings.length > 1) return takeGaps(draft, fillings)
  const [only] = fillings ?? []
  // A letter alone would name an option.
  if (only !== undefined && /^\p{L}$/u.test(only)) return takeGaps(draft, [only])
  if (only !== undefined) return setTyped(draft, only)
  if (takeBracketed(draft, text)) return
  const named = withoutName(asked, text)
  const isShort = said.length === 1 && isKeyAlone(named, false) && !draft.isEssay && typedDoubt(named) === null
  const isSure = said.length === 1 && typedDoubt(named) === null
  if (isShort || (isRewritten(task, asked, text) && isSure)) return setTyped(draft, named)
  takeSolved(draft, said)
}

/** '1) Đ', '2) S', one below the other: what is true of each. */
function countedTruths(said: readonly Line[]): string | null {
  const words = said.map((line, at) => {
    const [, number, word = ''] = /^\s*(\d{1,2})\s?[.):–-]\s*(.{1,8}?)[.;,]?\s*$/u.exec(plainLine(line)) ?? []
    return Number(number) === at + 1 ? plainTruthOf(word) : null
  })
  return words.length > 1 && !words.includes(null)
    ? words.map((isTrue) => (isTrue === true ? 'Đ' : 'S')).join(', ')
    : null
}

/** '1. A. car B. bus C. train' */
function optionsWithin(text: string): boolean {
  return optionsInside(text).length > 0 || optionStarts(text, 0).length > 1
}

function takeSolved(draft: WordDraft, said: readonly Line[]): void {
  draft.explanation.push(...said)
  draft.isGuided = true
}

/** 'Trạng ngữ: Trưa hè' where that is what was asked for. */
function withoutName(asked: string, text: string): string {
  const [all = '', name = ''] = /^([^:：]{2,30})[:：]\s*(?=\S)/u.exec(text) ?? []
  return name !== '' && asked.toLowerCase().includes(name.trim().toLowerCase()) ? text.slice(all.length) : text
}

function setTyped(draft: WordDraft, text: string): void {
  draft.partKey = { kind: 'text', text }
}

function takeGaps(draft: WordDraft, fillings: readonly string[]): void {
  draft.stem = withGapsMarked(draft.stem)
  for (const [at, text] of fillings.entries()) draft.gaps.set(at + 1, `chữ: ${text.replaceAll('|', String.raw`\|`)}`)
}

const boxes =
  /(?:\s{1,40}(?:True|T|Đúng|Đ|Yes)\s{0,3}[□☐]?\s{0,9}[/|]?\s{0,9}(?:False|F|Sai|S|No)\s{0,3}[□☐]?|\s{0,9}[□☐]|\s{0,9}(?:_{3,200}|…{2,200}|\.{5,200}))\s{0,40}$/iu

/** Behind a statement: where its truth is ticked or written. */
function withoutBoxes(line: Line): Line {
  const found = boxes.exec(plainLine(line))
  return found && found.index > 0 ? cutLine(line, 0, found.index) : line
}

/** A tick, or a cross. */
function truthIn(text: string): boolean | null {
  if (/^[✓✔√☑]$/u.test(text)) return true
  return /^[x✗✘×]$/iu.test(text) ? false : plainTruthOf(text)
}

/** 'F' says that it is not true. */
const ofTruth =
  /true|false|đúng|sai|yes or no|yes\/no|(?<!\p{L})(?:T\s?(?:or|\/|hoặc)\s?F|tick.{0,20}cross|[✓✔√]\)?\s?(?:or|\/|hoặc)\s?\(?[x✗✘])(?!\p{L})/iu
const ofRewriting =
  /(?:rewrite|re-?order|re-?arrange|put the words|make (?:up )?(?:correct )?sentences|sắp xếp|viết lại)/iu

/** Words to be put in order make one sentence; one that is said in other words begins with what is given. */
function isRewritten(task: string, asked: string, text: string): boolean {
  return (
    text.length <= longestRewritten && !slashed.test(asked) && ofRewriting.test(task) && /(?:→|=>|->|⇒)/u.test(asked)
  )
}

const ofOrder = /order|thứ tự|sắp xếp/iu
const slashed = /\S\s?\/\s?\S/u

function isReordered(asked: string, text: string): boolean {
  return text.length <= longestRewritten && slashed.test(asked) && isSameWords(asked, text)
}

function isSameWords(one: string, other: string): boolean {
  const words = (text: string): string => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).toSorted().join(' ')
  return (words(other) !== '' && words(one).endsWith(words(other))) || words(one) === words(other)
}

const bracketed = /\(([^()]{3,120})\)\s*[.?]?\s*$/u
const mostChoices = 6

/** '… kites. (fly – flying – flies)': one of those in brackets. */
function takeBracketed(draft: WordDraft, text: string): boolean {
  const last = draft.stem.at(-1)
  const found = last && 'line' in last ? bracketed.exec(plainLine(last.line)) : null
  const choices = (found?.[1] ?? '').split(/\s*[–/,;]\s*|\s+-\s+/u).map((word) => word.trim())
  const same = choices.filter((word) => word.toLowerCase() === text.toLowerCase().replace(/\.$/u, ''))
  if (choices.length < 2 || choices.length > mostChoices || same.length !== 1 || choices.includes('')) return false
  draft.options = choices.map((word, at) => ({
    letter: letters[at] ?? '',
    isStarred: false,
    label: [],
    lines: [[{ kind: 'text', text: word, look: {} }]],
    note: [],
  }))
  draft.partKey = { kind: 'letters', letters: [letters[choices.indexOf(same[0] ?? '')] ?? ''] }
  return true
}

const saidAgain = /^\s*(?:đáp án(?:\s+đúng)?|chọn(?:\s+đáp án)?|answer)\s{0,3}[:：]?\s{0,3}([A-J])(?![\p{L}\d])/iu
const ticked = /^\s*[☑☒✅✓✔]\s*(\S.*)$/u

function takeChosen(draft: WordDraft, said: readonly Line[], text: string): void {
  const [first = [], ...others] = said
  const again = said.findIndex((line) => saidAgain.test(plainLine(line)))
  if (again !== -1) {
    const letter = saidAgain.exec(plainLine(said[again] ?? []))?.[1]?.toUpperCase() ?? ''
    draft.partKey = { kind: 'letters', letters: [letter] }
    draft.explanation.push(
      ...withoutAsked(
        draft,
        said.filter((_, at) => at !== again),
      ),
    )
    return
  }
  // Each of its lines has something said of it.
  const areParts = ['a', 'b'].every((sign) =>
    said.some((line) => new RegExp(String.raw`^\s*${sign}\s?[.)/]`, 'u').test(plainLine(line))),
  )
  if (areParts && !isTruths(text))
    return areSmall(draft) ? takeParts(draft, said, text) : void (draft.partKey = { kind: 'unclear', letters: [] })
  const chosen = said.flatMap((line) => ticked.exec(plainLine(line))?.[1] ?? [])
  const named = chosen.length === 1 ? letterOf(draft, chosen[0] ?? '') : letterOf(draft, text)
  if (named !== null) draft.partKey = { kind: 'letters', letters: [named] }
  else if (isTruths(text)) setTyped(draft, text)
  else if (isKeyAlone(plainLine(first), true)) {
    const key = keyFrom(plainLine(first), true)
    const count = key.kind === 'text' ? (lettersIn(key.text)?.length ?? 0) : 1
    // All of them are right where another line was read as this one.
    draft.partKey = count === draft.options.length ? { kind: 'unclear', letters: [] } : key
    draft.explanation.push(...others)
  } else if (areSmall(draft)) takeParts(draft, said, text)
  else draft.partKey = { kind: 'unclear', letters: [] }
}

/** Some say the question once more above its answer. */
function withoutAsked({ stem, options }: WordDraft, said: readonly Line[]): Line[] {
  const asked = new Set([
    ...stem.map((part) => ('line' in part ? plain(plainLine(part.line)) : '')),
    ...options.map(({ lines }) => plain(lines.map(plainLine).join(' '))),
  ])
  return said.flatMap((line) => {
    const text = plainLine(line)
    const isAgain = asked.has(plain(text.replace(/^\s*[A-Ja-j]\s?[.)]\s*/u, ''))) || optionStarts(text, 0).length > 1
    const label =
      /^\s*(?:lời giải|cách giải|phương pháp giải|giải thích|hướng dẫn giải)(?:\s+chi tiết)?\s*[:：]?\s*/iu.exec(
        text,
      )?.[0].length ?? 0
    const rest = trimLine(cutLine(line, label))
    return isAgain || isEmptyLine(rest) ? [] : [rest]
  })
}

function areSmall({ options }: WordDraft): boolean {
  return options.every(({ label }) => /[a-j]/u.test(plainLine(label)))
}

/** Lines in small letters that nobody chooses between: each has its own key, or all are written about. */
function takeParts(draft: WordDraft, said: readonly Line[], text: string): void {
  if (shortKeys([...said], draft.options.length) !== null) return setTyped(draft, text)
  takeSolved(draft, said)
}

function plain(text: string): string {
  return text
    .replaceAll(/[\s.;,]+/gu, ' ')
    .trim()
    .toLowerCase()
}

/** What is right, in the words of one option and of no other; its letter may stand before them. */
function letterOf({ options }: WordDraft, text: string): string | null {
  if (text.includes('\uFFFC')) return null
  const [sign = '', letter = ''] = /^\s*([A-Ja-j])\s?[.)]\s*/u.exec(text) ?? []
  const words = options.map(({ lines }) => plain(lines.map(plainLine).join(' ')))
  const same = options.filter((_, at) => words[at] === plain(text))
  const named = options.filter(
    (option, at) => option.letter === letter.toUpperCase() && words[at] === plain(text.slice(sign.length)),
  )
  const [only] = same.length > 0 ? same : named
  return same.length > 1 ? null : (only?.letter ?? null)
}
