import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'
import { saysWrong } from '../keys/key-words.ts'
import { areMost } from '../keys/option-runs.ts'

type Place = 'before' | 'inside' | 'behind'

/** A sign at an option that is no part of its label, and where it is cut out. */
interface Sign {
  place: Place
  text: string
  from: number
  to: number
}

interface SignedLine {
  at: number
  /** Where its label begins, whatever stands before it. */
  label: number
  letter: string
  signs: Sign[]
}

const bare = String.raw`[^\p{L}\p{N}\s([\])*]{1,4}`
const boxed = String.raw`[([]\s?(?:[xX]|[^\p{L}\p{N}\s()[\]]{0,2})\s?[)\]]`
const label = new RegExp(
  String.raw`^(\s*)((?:${boxed}|\*{1,2}|[xX](?=\s)|${bare})\s{0,2})?([([]?([A-Ja-j])\s?(?:\)\.|[.):\]/])\s*)(?=\S)`,
  'u',
)
const inside = new RegExp(String.raw`^(?:${boxed}|[#@=>✓✔✅☑]{1,2})\s{0,2}(?=[\p{L}\p{N}])`, 'u')
const longestSign = 30
/** A word between brackets or behind an arrow, or signs that end no sentence. */
const behind = new RegExp(
  String.raw`(?:[([]\s?(?:\p{L}[\p{L}\s]{0,14}|[^\p{L}\p{N}\s()[\]?]{1,2})\s?[)\]]|(?:=+>|-+>|→|⇒|<[-=]+|←|\s[-–—]|//)\s?\p{L}[\p{L}\s]{0,14}|(?<=\s)[#@$&~^=+]{1,3}|[#@=]{2,3}|!{2,3})$`,
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
  const [whole, indent = '', before = '', , letter = ''] = found
  const signs: Sign[] = []
  if (before !== '')
    signs.push({ place: 'before', text: before.trim(), from: indent.length, to: indent.length + before.length })
  const rest = text.slice(whole.length)
  const after = inside.exec(rest)?.[0]
  if (after !== undefined)
    signs.push({ place: 'inside', text: after.trim(), from: whole.length, to: whole.length + after.length })
  const said = rest.trimEnd()
  const shown = Math.max(0, said.length - longestSign)
  const end = behind.exec(said.slice(shown))
  if (end && shown + end.index > 0)
    signs.push({
      place: 'behind',
      text: end[0].trim().toLowerCase(),
      from: whole.length + rest.slice(0, shown + end.index).trimEnd().length,
      to: text.length,
    })
  return { at, label: indent.length + before.length, letter: letter.toUpperCase(), signs }
}

/** At one option of nearly every question, and not always at the same one. */
function usualSign(questions: readonly SignedLine[][], place: Place): string | null {
  const found = questions.flatMap((options) => {
    const own = options.flatMap((option) => option.signs.filter((sign) => sign.place === place).map(({ text }) => text))
    const once = own.filter((text) => own.indexOf(text) === own.lastIndexOf(text))
    return once.map((text) => ({ text, letter: options.find(({ signs }) => signs.some(isSign(place, text)))?.letter }))
  })
  const usual = [...Map.groupBy(found, ({ text }) => text)].filter(
    ([text, own]) =>
      areMost(own, questions) && new Set(own.map(({ letter }) => letter)).size > 1 && !saysWrong(text) && text !== '*',
  )
  const [only, ...others] = usual
  return only && others.length === 0 ? only[0] : null
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
    if (!own || !cut || block.kind === 'table') return block
    const star = cut.text === sign ? textLine('*') : []
    const { line } = block
    const label = place === 'before' ? [] : cutLine(line, own.label, cut.from)
    return { ...block, line: [...star, ...label, ...cutLine(line, cut.to)] }
  })
}

/** '[ ]' beside '[x]', '-' beside '+'. */
function isEmptySign({ place, text }: Sign): boolean {
  return place !== 'behind' && /^(?:[([]\s*[)\]]|[-–•○☐□])$/u.test(text)
}
