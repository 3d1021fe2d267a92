import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import { letters, optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

/** A line that begins with a word and the place of an option. */
interface Worded {
  at: number
  /** The word, and whether it counts in letters. */
  shape: string
  place: number
  /** What stands before the word: the sign of a key. */
  mark: string
  text: number
}

const fewest = 3
const names = String.raw`answers?|ans|options?|opt|choices?|phương án|phuong an|pa|đáp án|dap an|dapan|đa|da|ý|lựa chọn|lua chon|luachon|câu trả lời|trả lời|trl|tl`
const worded = new RegExp(
  String.raw`^(\s*(?:[-•+]\s)?)((?:[([]\s?[xX*✓✔]\s?[)\]]\s{0,2}|\W{0,4}?))(${names})[\s_-]?([1-9]|[A-J])\s?[:.)=]\s*(?=\S)`,
  'iu',
)
const behindLabel = new RegExp(String.raw`^\s*(${names})[\s_-]?([1-9]|[A-J])\s*[.)]?\s*$`, 'iu')

/** 'answer1: …', 'Phương án A: …' below what is asked, in a file whose options have no other letters: these get some. */
export function withWordsLettered(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  if (texts.some((text) => /^\s*\W{0,3}A\W/iu.test(text) && !isLone(text) && optionStarts(text, 0).length > 0))
    return blocks
  const found = runsIn(texts)
  const shapes = [...Map.groupBy(found, ([first]) => first?.shape ?? '')]
  const [only, ...others] = shapes
  if (!only || others.length > 0 || only[1].length < fewest) return blocks
  // Somebody who says zero counts otherwise than the options do.
  const isFromZero = texts.some((text) => /^\s*0\s*$/u.test(behindAnswer(text)))
  const options = new Map(only[1].flat().map((own) => [own.at, own]))
  return blocks.map((block, at) => {
    if (block.kind === 'table') return block
    const own = options.get(at)
    if (own)
      return {
        ...block,
        line: [...textLine(`${own.mark}${letters[own.place] ?? ''}. `), ...cutLine(block.line, own.text)],
      }
    const said = isFromZero ? null : keyIn(texts[at] ?? '', only[0])
    return said === null ? block : { ...block, line: textLine(`Đáp án: ${said}`) }
  })
}

/** '(A)' alone is a key. */
function isLone(text: string): boolean {
  return /^\W*[A-J]\W*$/iu.test(text)
}

/** Two at least that count from the first on. */
function runsIn(texts: readonly string[]): Worded[][] {
  const runs: Worded[][] = []
  let run: Worded[] = []
  for (const [at, text] of texts.entries()) {
    const own = wordedAt(text, at)
    if (own && own.place === run.length && (run.length === 0 || own.shape === run[0]?.shape)) run.push(own)
    else if (own?.place === 0) run = [own]
    else if (own || (text.trim() !== '' && labelOf(text) !== null)) run = []
    if (run.length === 2) runs.push(run)
  }
  return runs
}

function wordedAt(text: string, at: number): Worded | null {
  const [whole, , mark = '', word = '', sign = ''] = worded.exec(text) ?? []
  if (whole === undefined) return null
  // 'option_a' is known everywhere.
  if (/^(?:opt|choice)/iu.test(word) && /\p{Ll}/u.test(sign)) return null
  const place = placeOf(sign)
  return { at, shape: `${word.toLowerCase()} ${/\d/u.test(sign) ? 1 : 'A'}`, place, mark, text: whole.length }
}

function placeOf(sign: string): number {
  return /\d/u.test(sign) ? Number(sign) - 1 : letters.indexOf(sign.toUpperCase())
}

/** 'Key: answer2', 'Đáp án: Phương án B'; 'Key: 2' and 'Key: 1, 3' where the options have numbers. */
function keyIn(text: string, shape: string): string | null {
  const said = behindAnswer(text)
  const [, word = '', sign = ''] = behindLabel.exec(said) ?? []
  if (word !== '') return shape.startsWith(`${word.toLowerCase()} `) ? (letters[placeOf(sign)] ?? null) : null
  const isPlaces = shape.endsWith('1') && /^\s*[1-9](?:\s*[,;]\s*[1-9])*\s*$/u.test(said)
  const places = isPlaces ? (said.match(/\d/gu) ?? []) : []
  const isRising = places.every((own, at) => at === 0 || own > (places[at - 1] ?? ''))
  return places.length > 0 && isRising ? places.map((own) => letters[placeOf(own)]).join(', ') : null
}

function behindAnswer(text: string): string {
  const label = labelOf(text)
  return label?.kind === 'answer' ? text.slice(label.at) : ''
}
