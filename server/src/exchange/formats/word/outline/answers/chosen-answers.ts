import { plainTruthOf } from '../../../item.ts'
import { cutLine, isEmptyLine, plainLine, trimLine } from '../../line-text.ts'
import { isKeyAlone, isTruths, keyFrom, shortKeys } from '../../paper/guides/guide-keys.ts'
import type { WordDraft } from '../../paper/question-draft.ts'
import { lettersIn } from '../../signs/key-signs.ts'
import { optionStarts } from '../../signs/option-signs.ts'
import { isSmall, letterBefore } from '../../signs/option-letters.ts'
import type { Line } from '../../word-file.ts'
import { ofOrder } from './offered-words.ts'
import { setTyped, setUnclear, takeSolved } from './taken-answers.ts'

const saidAgain =
  /^\s*(?:=>\s*)?(?:vậy\s+)?(?:đáp án(?:\s+đúng)?(?:\s+là)?|chọn(?:\s+đáp án)?|answer)\s{0,3}[:：]?\s{0,3}([A-J])(?!\s{0,3}(?:[,;&/]|và|and)\s{0,3}[A-J](?![\p{L}\d]))\s{0,3}(?:[.;,)]|$)/iu
/** Another one behind it: '(sửa: B)', 'hoặc C', 'nên chọn B'. */
const otherLetter =
  /(?:sửa|đúng là|đúng|chọn|hoặc|đáp án|or|và|→|->)\s{0,3}(?:là|lại|thành)?\s{0,3}[:：]?\s{0,3}([A-J])(?![\p{L}\d])/gu
/** 'B (1 điểm) (Đó là: …)' */
const withReason =
  /^\s*([A-J])\s?[.:]?\s?\([^()]{0,20}\d\s?(?:điểm|đ)\)\s{0,5}(?=\((?:đó là|vì|do|giải thích)[^()]*\)\s*$)/iu
/** '☐ Cây cam  ☑ Cây chanh' */
const ticked = /(?<=^|\s)[☑☒✅✓✔]\s*([^\s☐□☑☒✅✓✔][^☐□☑☒✅✓✔\t]*)/gu

/** Which of its options the list of keys names. */
export function takeChosen(draft: WordDraft, said: readonly Line[], text: string): void {
  if (takePermuted(draft, text) || takeCounted(draft, text)) return
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
  if (areParts && !isTruths(text)) return areSmall(draft) ? takeParts(draft, said, text) : setUnclear(draft)
  if (areAnswered(said, draft.options.length)) return setUnclear(draft)
  const claimed = new Set([...text.matchAll(otherLetter)].map(([, letter]) => letter))
  const [begun] = /^\s*[A-J](?![\p{L}\d])/u.exec(text) ?? []
  if (begun !== undefined) claimed.add(begun.trim())
  if (claimed.size > 1 && lettersIn(text) === null) return setUnclear(draft)
  const reason = withReason.exec(plainLine(first))
  if (reason) {
    draft.partKey = { kind: 'letters', letters: [reason[1] ?? ''] }
    draft.explanation.push(trimLine(cutLine(first, reason[0].length)), ...others)
    return
  }
  const chosen = said.flatMap((line) => [...plainLine(line).matchAll(ticked)].map(([, one = '']) => one.trim()))
  // 'a' may be the first of them, or the article that another one is.
  const isWord = /^\s*[a-j]\s*$/u.test(text) && !areSmall(draft) && letterOf(draft, `${text}.`) !== null
  if (isWord) return setUnclear(draft)
  const named = chosen.length === 1 ? letterOf(draft, chosen[0] ?? '') : letterOf(draft, text)
  if (named !== null) draft.partKey = { kind: 'letters', letters: [named] }
  else if (isTruths(text)) setTyped(draft, text)
  else if (isKeyAlone(plainLine(first), true)) {
    const key = keyFrom(plainLine(first), true)
    const count = key.kind === 'text' ? (lettersIn(key.text)?.length ?? 0) : 1
    // All of them are right where another line was read as this one, and all but 'Cả ba ý trên' mean that one.
    const isAll =
      count === draft.options.length - 1 &&
      draft.options.some(({ lines }) => /^\s*(?:cả|tất cả|all)(?![\p{L}])/iu.test(plainLine(lines[0] ?? [])))
    draft.partKey = count === draft.options.length || (count > 1 && isAll) ? { kind: 'unclear', letters: [] } : key
    draft.explanation.push(...others)
  } else if (areSmall(draft)) takeParts(draft, said, text)
  else draft.partKey = { kind: 'unclear', letters: [] }
}

const counted =
  /^(?:(?:đánh|điền|khoanh|chọn|tích|tick)\s)?(?:đúng\s)?(?:dấu\s)?(?:[x×]\s)?(?:vào\s)?(?:các\s|những\s)?(?:ý(?:\skiến)?|câu|ô|dòng|việc|hành vi)\s(?:số\s|thứ\s|đúng\s?(?:là\s?)?[:：]?\s?){0,2}(\d{1,2}(?:\s?(?:[,;]|và|,\s?và)\s?\d{1,2})*)\s?\.?$/iu

/** 'Đánh dấu X vào các ý 1, 3, 4' where boxes stand before them, and no letters. */
function takeCounted(draft: WordDraft, text: string): boolean {
  const numbers = counted.exec(text)?.[1]?.match(/\d+/gu)?.map(Number) ?? []
  const isBare = draft.options.every(({ label }) => !/[\p{L}\d]/u.test(plainLine(label)))
  const letters = numbers.flatMap((number) => draft.options[number - 1]?.letter ?? [])
  if (!isBare || letters.length === 0 || letters.length < numbers.length) return false
  draft.partKey = keyFrom(letters.join(', '), true)
  return true
}

/** 'A. 7   B. 6': each of them has something said of it. */
function areAnswered(said: readonly Line[], count: number): boolean {
  const pieces = said
    .flatMap((line) => plainLine(line).split(/\t+|\s{2,}/u))
    .flatMap((piece) => {
      const [, letter = '', rest = ''] = /^\s*([A-J])\s?[.)]\s*(\S.*?)\.?$/u.exec(piece) ?? []
      return letter === '' ? [] : [{ letter, rest }]
    })
  const isWhole = pieces.map(({ letter }) => letter).join('') === 'ABCDEFGHIJ'.slice(0, count)
  return pieces.length > 1 && isWhole && pieces.some(({ rest }) => plainTruthOf(rest) === null)
}

/** 'c – a – d – b' where something is put in order. */
function takePermuted(draft: WordDraft, text: string): boolean {
  const named = text.split(/[\s,;–→>-]+/u).map((sign) => sign.toUpperCase())
  const asked = draft.stem.map((part) => ('line' in part ? plainLine(part.line) : '')).join(' ')
  const isWhole = named.length === draft.options.length && draft.options.every(({ letter }) => named.includes(letter))
  if (!isWhole || named.length < 3 || !ofOrder.test(asked)) return false
  draft.fields.type = 'sắp xếp'
  draft.answers = [named.join(', ')]
  return true
}

/** Some say the question once more above its answer. */
function withoutAsked({ stem, options }: WordDraft, said: readonly Line[]): Line[] {
  const asked = new Set([
    ...stem.map((part) => ('line' in part ? plain(plainLine(part.line)) : '')),
    ...options.map(({ lines }) => plain(lines.map(plainLine).join(' '))),
  ])
  return said.flatMap((line) => {
    const text = plainLine(line)
    const isAgain = asked.has(plain(text.slice(letterBefore(text)?.at ?? 0))) || optionStarts(text, 0).length > 1
    const label =
      /^\s*(?:lời giải|cách giải|phương pháp giải|giải thích|hướng dẫn giải)(?:\s+chi tiết)?\s*[:：]?\s*/iu.exec(
        text,
      )?.[0].length ?? 0
    const rest = trimLine(cutLine(line, label))
    return isAgain || isEmptyLine(rest) ? [] : [rest]
  })
}

function areSmall({ options }: WordDraft): boolean {
  return options.every(isSmall)
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
  const { letter, at: behind } = letterBefore(text) ?? { letter: '', at: 0 }
  const words = options.map(({ lines }) => plain(lines.map(plainLine).join(' ')))
  // 'A' is the name of one, whatever another says.
  if (/^\s*[A-J]\s?[.)]?\s*$/u.test(text) || /^\s*[a-j]\s*$/u.test(text)) return null
  const same = options.filter((_, at) => words[at] === plain(text))
  const named = options.filter(
    (option, at) => option.letter === letter.toUpperCase() && words[at] === plain(text.slice(behind)),
  )
  const [only] = same.length > 0 ? same : named
  return same.length > 1 ? null : (only?.letter ?? null)
}
