import { textLine } from '../../../line-text.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { letters } from '../../../signs/option-signs.ts'
import { areKeyWords, sentenceIn } from '../keys/key-sentences.ts'
import { saysOther } from '../keys/key-words.ts'
import { type OptionRun, areMostOrAll, letterOf, optionRuns, plainOption, textAt } from '../keys/option-runs.ts'

interface Shaped {
  run: OptionRun
  /** The lines that say it. */
  at: number
  lines: number
  /** What stands around the letter. */
  shape: string
  letter: string
  isSentence: boolean
  /** What explains it behind it. */
  rest?: string
}

const longest = 40
const mostBelow = 3
/** '• B. e;': the letter that is the same everywhere says nothing. */
const mostLone = 2
const slot = '\u25A1'
const lone = /(?<![\p{L}\p{N}])[A-Ja-j](?![\p{L}\p{N}])|(?<=\p{Script=Han})[A-Ja-j](?![A-Za-z0-9])/gu
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
  const usualOf = (some: readonly Shaped[]): [string, Shaped[]][] =>
    [...Map.groupBy(some, ({ shape }) => shape)].filter(
      ([shape, own]) =>
        areMostOrAll(own, runs) && isOfKeys(shape.replaceAll(/(?<!\p{L})\p{L}(?!\p{L})/gu, '-')) && areChosen(own),
    )
  const bare = usualOf(found.filter(({ isSentence }) => !isSentence))
  const [only, ...others] = bare.length > 0 ? bare : usualOf(found.filter(({ isSentence }) => isSentence))
  if (!only || others.length > 0 || new Set(only[1].map(({ run }) => run)).size < only[1].length) return blocks
  const keys = new Map(only[1].map((own) => [own.at, own]))
  let skipped = -1
  return blocks.flatMap((block, at): WordBlock[] => {
    const key = keys.get(at)
    if (key) skipped = at + key.lines
    if (!key) return at < skipped ? [] : [block]
    const said = [`Đáp án: ${key.letter}`, ...(key.rest === undefined ? [] : [`Lời giải: ${key.rest}`])]
    return said.map((text): WordBlock => ({ kind: 'line', line: textLine(text) }))
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
    const bare = [...own, ...parted].map((one) => ({ ...one, isSentence: false }))
    const sentences = sentencesIn(text, run).map((one) => ({ ...one, isSentence: true }))
    return [...bare, ...sentences].map(({ sign, ...one }) => ({
      ...one,
      run,
      at,
      letter: letterOf(sign, run) ?? sign.toUpperCase(),
    }))
  })
}

/** 'The correct answer is B because …', 'La respuesta es Madrid.': what stands behind may be what the option says. */
function sentencesIn(text: string, run: OptionRun): { shape: string; sign: string; lines: number; rest?: string }[] {
  const found = sentenceIn(text)
  if (found) {
    const places = placesSaying(found.rest, run)
    // 'A, D. …' may name two.
    const isOther = /^[A-J](?:[^\p{L}\p{N}]|$)/u.test(found.rest)
    const isOwn = places.length === 0 ? !isOther : places.some((place) => letters[place] === found.sign)
    const rest = places.length > 0 || found.rest === '' ? {} : { rest: found.rest }
    return isOwn ? [{ shape: shapeOf(`${found.lead} ${slot}`), sign: found.sign, lines: 1, ...rest }] : []
  }
  const said = plainOption(text)
  const ends = run.texts.flatMap((own, place) =>
    said.endsWith(` ${plainOption(own)}`) && own !== '' ? [{ place, own }] : [],
  )
  const [longest, ...others] = ends.toSorted((one, other) => other.own.length - one.own.length)
  const lead = longest ? said.slice(0, said.length - plainOption(longest.own).length).trim() : ''
  const isSure = lead !== '' && areKeyWords(lead) && others.every(({ own }) => own.length < (longest?.own.length ?? 0))
  const sign = letters[longest?.place ?? -1] ?? ''
  return isSure && sign !== '' ? [{ shape: shapeOf(`${lead} …`), sign, lines: 1 }] : []
}

function placesSaying(text: string, { texts }: OptionRun): number[] {
  return texts.flatMap((own, place) =>
    plainOption(own) !== '' && plainOption(own) === plainOption(text) ? [place] : [],
  )
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

/** 'Вариант Б' is the name of a paper. */
const ofPaper = /^\P{L}*вариант\P{L}*$/iu

function isOfKeys(shape: string): boolean {
  return !saysOther(shape) && !ofPaper.test(shape) && areKeyWords(shape) && /[^\s\u25A1]/u.test(shape)
}

/** Two letters at least, and nine of ten those of options. */
function areChosen(keys: readonly Shaped[]): boolean {
  const named = keys.filter(({ run, letter }) => letterOf(letter, run) !== null)
  return named.length * 10 >= keys.length * 9 && new Set(named.map(({ letter }) => letter)).size > 1
}
