import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'
import { saysOther, saysWrong } from '../keys/key-words.ts'
import { areMost, areMostOrAll } from '../keys/option-runs.ts'

type Place = 'before' | 'inside' | 'behind'

/** A sign at an option that is no part of its label, and where it is cut out. */
interface Sign {
  place: Place
  /** '(verified)' as '(verif…)': whoever types it often types it in other ways as well. */
  text: string
  from: number
  to: number
}

interface SignedLine {
  at: number
  /** Where its label begins, whatever stands before it. */
  label: number
  letter: string
  /** Where the text behind it begins. */
  text: number
  /** 'B- ', 'B, ': other readers of marks do not know it. */
  isOdd: boolean
  signs: Sign[]
}

const bare = String.raw`[^\p{L}\p{N}\s([\])*]{1,4}`
const boxed = String.raw`[([]\s?(?:[xX]|[^\p{L}\p{N}\s()[\]]{0,2})\s?[)\]]`
const label = new RegExp(
  String.raw`^(\s*)((?:${boxed}|\*{1,2}|[xX](?=\s)|${bare})\s{0,2})?([([]?([A-Ja-j])(\s?(?:\)\.|[.):\]/]|[-–,;>](?=\s)))\s*)(?=\S)`,
  'u',
)
const inside = new RegExp(String.raw`^(?:${boxed}|[#@✓✔✅☑]{1,2})\s{0,2}(?=[\p{L}\p{N}])`, 'u')
const longestSign = 30
/** A word between brackets or behind an arrow, or signs that end no sentence. */
const behind = new RegExp(
  String.raw`(?:[([]\s?(?:\p{L}[\p{L}\s]{0,14}|[^\p{L}\p{N}\s()[\]?]{1,2})\s?[)\]]|(?:=+>|-+>|→|⇒|<[-=]+|←|\s[-–—]|//)\s?\p{L}[\p{L}\s]{0,14}|(?<=\s)[#@$&~^=+€£¥¤§¶†‡]{1,3}|[#@=]{2,3}|!{2,3}|\+{3})$`,
  'u',
)

/**
 * One option of nearly every question has a sign that no other has, before its letter, behind it or at its end: that is
 * the right one, whatever the sign is. It becomes a star.
 */
export function withSignsStarred(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const questions = signedIn(blocks)
  for (const place of ['before', 'inside', 'behind'] as const) {
    const sign = usualSign(questions, place)
    if (sign !== null) return starred(blocks, questions, place, sign)
  }
  return blocks
}

function signedIn(blocks: readonly WordBlock[]): SignedLine[][] {
  const questions: SignedLine[][] = []
  for (const [at, block] of blocks.entries()) {
    const own = block.kind === 'line' ? signedLine(plainLine(block.line), at) : null
    const last = questions.at(-1)
    const expected = String.fromCodePoint(65 + (last?.length ?? 0))
    if (own?.letter === 'A') questions.push([own])
    else if (own && last && own.letter === expected) last.push(own)
  }
  return questions.filter(({ length }) => length > 1)
}

function signedLine(text: string, at: number): SignedLine | null {
  const found = label.exec(text)
  if (!found) return null
  const [whole, indent = '', before = '', , letter = '', end = ''] = found
  const signs: Sign[] = []
  if (before !== '')
    signs.push({ place: 'before', text: before.trim(), from: indent.length, to: indent.length + before.length })
  const rest = text.slice(whole.length)
  const after = inside.exec(rest)?.[0]
  if (after !== undefined)
    signs.push({ place: 'inside', text: after.trim(), from: whole.length, to: whole.length + after.length })
  const said = rest.trimEnd()
  const shown = Math.max(0, said.length - longestSign)
  const tail = behind.exec(said.slice(shown))
  if (tail && shown + tail.index > 0)
    signs.push({
      place: 'behind',
      text: stemOf(tail[0].trim().toLowerCase()),
      from: whole.length + rest.slice(0, shown + tail.index).trimEnd().length,
      to: text.length,
    })
  const isOdd = /^\s?[-–,;>]/u.test(end)
  return { at, label: indent.length + before.length, text: whole.length, letter: letter.toUpperCase(), isOdd, signs }
}

const longWord = /^([([]\s?\p{L}{6})\p{L}{2,8}(\s?[)\]])$/u

function stemOf(sign: string): string {
  return saysWrong(sign) || saysOther(sign) ? sign : sign.replace(longWord, '$1…$2')
}

/** At one option of nearly every question, and not always at the same one. */
function usualSign(questions: readonly SignedLine[][], place: Place): string | null {
  const areOdd = questions.every((options) => options.every(({ isOdd }) => isOdd))
  const found = questions.flatMap((options) => {
    const own = options.flatMap(({ letter, signs }) =>
      signs.filter((sign) => sign.place === place && !isEmptySign(sign)).map(({ text }) => ({ text, letter })),
    )
    // '5 (m)' beside '5 (cm)', 'beauty (n)' beside 'beautiful (adj)': what more than one has is no mark.
    return own.length === 1 ? own : []
  })
  const usual = [...Map.groupBy(found, ({ text }) => text)].find(
    ([text, own]) =>
      (place === 'behind' ? areMost(own, questions) : areMostOrAll(own, questions)) &&
      new Set(own.map(({ letter }) => letter)).size > 1 &&
      !saysWrong(text) &&
      !saysOther(text) &&
      !text.includes('?') &&
      (text !== '*' || areOdd),
  )
  return usual?.[0] ?? null
}

const isSign =
  (place: Place, text: string) =>
  (sign: Sign): boolean =>
    sign.place === place && sign.text === text

function starred(
  blocks: readonly WordBlock[],
  questions: readonly SignedLine[][],
  place: Place,
  sign: string,
): readonly WordBlock[] {
  const meant = questions.filter((options) => !options.every(({ signs }) => signs.some(isSign(place, sign))))
  const lines = new Map(meant.flat().map((option) => [option.at, option]))
  return blocks.map((block, at) => {
    const own = lines.get(at)
    const cut = own?.signs.find((one) => one.place === place && (one.text === sign || isEmptySign(one)))
    if (!own || block.kind === 'table' || (!cut && !own.isOdd)) return block
    const star = cut?.text === sign ? '*' : ''
    const { line } = block
    const spelled = own.isOdd ? textLine(`${own.letter}. `) : cutLine(line, own.label, own.text)
    const from = cut?.place === 'inside' ? cut.to : own.text
    const to = cut?.place === 'behind' ? cut.from : undefined
    return { ...block, line: [...textLine(star), ...spelled, ...cutLine(line, from, to)] }
  })
}

/** '[ ]' beside '[x]', '-' beside '+'. */
function isEmptySign({ place, text }: Sign): boolean {
  return place !== 'behind' && /^(?:[([]\s*[)\]]|[-–•○☐□])$/u.test(text)
}
