import { textLine } from '../../../line-text.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { saysOther } from '../keys/key-words.ts'
import { type OptionRun, areMostOrAll, letterOf, optionRuns, textAt } from '../keys/option-runs.ts'

interface Shaped {
  run: OptionRun
  /** The lines that say it. */
  at: number
  lines: number
  /** What stands around the letter. */
  shape: string
  letter: string
}

const longest = 40
const mostBelow = 3
/** '• B. e;': the letter that is the same everywhere says nothing. */
const mostLone = 2
const slot = '\u25A1'
const lone = /(?<![\p{L}\p{N}])[A-Ja-j](?![\p{L}\p{N}])/gu
/** Words of which a line with a key is made; each of them may stand without its accents. */
const words =
  /^(?:chọn|chon|câu|cau|ý|y|phương|phuong|án|an|đáp|dap|đa|da|đ|đúng|dung|là|la|vậy|vay|ta|nên|nen|kq|kết|ket|quả|qua|tl|trl|trả|tra|lời|loi|answer|ans|option|choice|the|is|correct|right|key)$/iu

/**
 * 'Chọn câu B', '@B', '👉 B': a line below the options of nearly all questions that is the same everywhere but for its
 * letter. It says the key where no word stands beside the letter, or only words that say so.
 */
export function withKeysShaped(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const runs = optionRuns(blocks)
  const isKnown = runs.some(({ below }) =>
    below.some((at) => labelOf(textAt(blocks, at))?.kind === 'answer' && shapesOf(textAt(blocks, at)).length === 0),
  )
  if (isKnown) return blocks
  const found = runs.flatMap((run) => shapedBelow(run, blocks))
  const usual = [...Map.groupBy(found, ({ shape }) => shape)].filter(
    ([shape, own]) =>
      areMostOrAll(own, runs) && isOfKeys(shape.replaceAll(/(?<!\p{L})\p{L}(?!\p{L})/gu, '-')) && areChosen(own),
  )
  const [only, ...others] = usual
  if (!only || others.length > 0 || new Set(only[1].map(({ run }) => run)).size < only[1].length) return blocks
  const keys = new Map(only[1].map((own) => [own.at, own]))
  let skipped = -1
  return blocks.flatMap((block, at): WordBlock[] => {
    const key = keys.get(at)
    if (key) skipped = at + key.lines
    if (key) return [{ kind: 'line', line: textLine(`Đáp án: ${key.letter}`) }]
    return at < skipped ? [] : [block]
  })
}

function shapedBelow(run: OptionRun, blocks: readonly WordBlock[]): Shaped[] {
  return run.below.slice(0, mostBelow).flatMap((at, place): Shaped[] => {
    const text = textAt(blocks, at)
    const next = run.below[place + 1]
    const own = shapesOf(text).map((one) => ({ ...one, lines: 1 }))
    // The word alone, and the letter alone below it.
    const parted =
      own.length === 0 && next !== undefined && text.trim().length <= longest && isOfKeys(shapeOf(text))
        ? shapesOf(textAt(blocks, next))
            .filter(({ shape }) => /^\W*\u25A1\W*$/u.test(shape))
            .map((one) => ({ ...one, shape: `${shapeOf(text)}\n${one.shape}`, lines: next - at + 1 }))
        : []
    return [...own, ...parted].map(({ shape, sign, lines }) => ({
      run,
      at,
      lines,
      shape,
      letter: letterOf(sign, run) ?? sign.toUpperCase(),
    }))
  })
}

/** A letter, and nothing beside it that could be an option. */
export function saysOnlyKey(text: string): boolean {
  const said = shapesOf(text)
  return /^\s*\d\s*$/u.test(text) || (said.length === 1 && said.some(({ shape }) => shape === slot || isOfKeys(shape)))
}

function shapesOf(typed: string): { shape: string; sign: string }[] {
  const text = typed.trim()
  const found = text.length > longest ? [] : [...text.matchAll(lone)]
  if (found.length > mostLone) return []
  return found.map(({ index, 0: sign }) => ({
    shape: shapeOf(text.slice(0, index) + slot + text.slice(index + 1)),
    sign,
  }))
}

function shapeOf(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/gu, ' ')
}

function isOfKeys(shape: string): boolean {
  const said = shape.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return !saysOther(shape) && said.every((word) => words.test(word)) && /[^\s\u25A1]/u.test(shape)
}

/** Two letters at least, and nine of ten those of options. */
function areChosen(keys: readonly Shaped[]): boolean {
  const named = keys.filter(({ run, letter }) => letterOf(letter, run) !== null)
  return named.length * 10 >= keys.length * 9 && new Set(named.map(({ letter }) => letter)).size > 1
}
