import { isEmptyLine, plainLine, textLine } from '../../../line-text.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import { letters } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

interface Key {
  /** Among the lines that say something. */
  place: number
  /** The line with the word, that with the key, and that of the question. */
  word: number
  said: number
  asked: number
  letter: string
}

const word = /^[\s+*#\-–=[(]*(?:ans|answer|key|đáp án)[\s+*#\-–=\])]*[:：]?\s*$/iu
const fewest = 3

/**
 * 'ans', '2', '1. What …?': the key stands above its question, a word and a letter or a number in lines of their own. Only
 * where every question has one; a list of options counts from one, so that a number says which of them.
 */
export function withKeysAbove(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' && !isEmptyLine(block.line) ? plainLine(block.line) : ''))
  const filled = texts.flatMap((text, at) => (text === '' ? [] : [at]))
  const keys = filled.flatMap((_, place) => keyAt(texts, filled, place))
  const words = texts.filter((text) => word.test(text)).length
  const [first] = keys
  if (!first || keys.length < fewest || keys.length !== words || filled[0] !== first.word) return blocks
  const dropped = new Set(keys.flatMap(({ word: own, said }) => [own, said]))
  const ends = new Map(keys.map(({ letter }, at) => [keys[at + 1]?.word ?? blocks.length, letter]))
  const points = new Map(
    keys.flatMap(({ place }, at) => pointsIn(blocks, filled.slice(place + 3, keys[at + 1]?.place))),
  )
  return [...blocks, null].flatMap((block, at): WordBlock[] => {
    const letter = ends.get(at)
    const said: WordBlock[] = letter === undefined ? [] : [{ kind: 'line', line: textLine(`Đáp án: ${letter}`) }]
    const own = points.get(at)
    if (own !== undefined && block?.kind === 'line')
      return [{ kind: 'line', line: [...textLine(`${own}. `), ...block.line] }]
    return [...said, ...(block === null || dropped.has(at) ? [] : [block])]
  })
}

/** A list with points and no letters at the end of a question is what can be chosen. */
function pointsIn(blocks: readonly WordBlock[], own: readonly number[]): [number, string][] {
  const isPoint = (at: number): boolean => {
    const block = blocks[at]
    return block?.kind === 'line' && block.isPoint === true
  }
  const first = own.findLastIndex((at) => !isPoint(at)) + 1
  const options = own.slice(first)
  // A list above it may be another one.
  if (options.length < 2 || options.length > letters.length || own.slice(0, first).some(isPoint)) return []
  return options.map((at, place) => [at, letters[place] ?? ''])
}

function keyAt(texts: readonly string[], filled: readonly number[], place: number): Key[] {
  const [at = -1, said = -1, asked = -1] = filled.slice(place, place + 3)
  const [, number, letter] = /^\s*(?:([1-9])|([A-J]))\s*[.)]?\s*$/u.exec(texts[said] ?? '') ?? []
  const start = questionStart(texts[asked] ?? '', 'named') ?? questionStart(texts[asked] ?? '', 'numbered')
  if (!word.test(texts[at] ?? '') || (number ?? letter) === undefined || !start) return []
  return [{ place, word: at, said, asked, letter: letter ?? letters[Number(number) - 1] ?? '' }]
}
