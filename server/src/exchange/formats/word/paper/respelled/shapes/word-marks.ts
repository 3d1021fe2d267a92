import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'
import { areMost } from '../keys/option-runs.ts'

/** An option, and the words at its ends that may be no part of it. */
interface WordedOption {
  at: number
  letter: string
  text: string
  /** Where its label begins, and where the text behind it does. */
  label: number
  from: number
  before: string
}

const option = /^(\s*(?:(\p{L}{2,8})\s{1,3})?)([([]?([A-Ja-j])\s?(?:\)\.|[.):\]/])\s*)(?=\S)/u
const firstWord = /^(\p{L}{2,8})\s+(?=\S)/u
const lastWord = /(?<=\S)\s+(\p{L}{2,8})$/u
/** 'Tất cả đều đúng' ends many last options. */
const usualWords = /^(?:đúng|sai|trên|khác|này|đó|là|không|và|all|none|above|true|false|correct|the|a)$/iu
const fewest = 10
const fewestApart = 5
const mostTried = 20
const fewestOdd = 3
const fewestAtEnd = 40

/**
 * Whoever learns from a paper marks what is right with a word of one's own, before the letter, behind it or at the end:
 * at one option of nearly every question, and no more often at one letter than at others. Options may share a word by
 * themselves ('to go', 'was built'): it is a mark only where it also stands before letters, clings to other words or ends
 * forty options, and hardly anywhere else in the file.
 */
export function withWordsStarred(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const questions = optionsIn(blocks)
  const word = usualWord(questions, wordsBeside(blocks, questions))
  if (word === null) return blocks
  const marked = new Map(
    questions.flatMap((options) => {
      const own = options.filter((one) => places(one, word).length > 0)
      return own.length === 1 ? own.map((one) => [one.at, one] as const) : []
    }),
  )
  return blocks.map((block, at) => {
    const own = marked.get(at)
    if (!own || block.kind === 'table') return block
    const [cut] = places(own, word)
    const { line } = block
    if (!cut || cut === 'before') return { ...block, line: [...textLine('*'), ...cutLine(line, own.label)] }
    const text = plainLine(line).trimEnd()
    const from = cut === 'inside' ? own.from + (firstWord.exec(own.text)?.[0].length ?? 0) : own.from
    const to = cut === 'behind' ? text.slice(0, text.length - word.length).trimEnd().length : undefined
    return { ...block, line: [...textLine('*'), ...cutLine(line, own.label, own.from), ...cutLine(line, from, to)] }
  })
}

function optionsIn(blocks: readonly WordBlock[]): WordedOption[][] {
  const questions: WordedOption[][] = []
  for (const [at, block] of blocks.entries()) {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    const found = option.exec(text)
    const last = questions.at(-1)
    if (!found) continue
    const [whole, before = '', word = '', , letter = ''] = found
    const own: WordedOption = {
      at,
      letter: letter.toUpperCase(),
      text: text.slice(whole.length).trimEnd(),
      label: before.length,
      from: whole.length,
      before: word.toLowerCase(),
    }
    if (own.letter === 'A') questions.push([own])
    else if (last && own.letter === String.fromCodePoint(65 + last.length)) last.push(own)
  }
  return questions.filter(({ length }) => length > 1)
}

/** How often each stands in lines that are no options. */
function wordsBeside(blocks: readonly WordBlock[], questions: readonly WordedOption[][]): ReadonlyMap<string, number> {
  const own = new Set(questions.flatMap((options) => options.map(({ at }) => at)))
  const counts = new Map<string, number>()
  for (const [at, block] of blocks.entries()) {
    const text = block.kind === 'line' && !own.has(at) ? plainLine(block.line).toLowerCase() : ''
    for (const word of text.match(/\p{L}+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

function usualWord(questions: readonly WordedOption[][], beside: ReadonlyMap<string, number>): string | null {
  const words = questions.flatMap((options) => options.flatMap(wordsOf))
  const often = [...Map.groupBy(words, (word) => word)]
    .filter(([word, own]) => own.length >= fewestApart && (beside.get(word) ?? 0) * 10 <= own.length)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, mostTried)
    .map(([word]) => word)
  const [only, ...others] = often.filter((word) => isMark(word, questions))
  return only !== undefined && others.length === 0 ? only : null
}

function isMark(word: string, questions: readonly WordedOption[][]): boolean {
  const marked = questions.flatMap((options) => {
    const own = options.filter((one) => places(one, word).length > 0)
    return own.length === 1 ? own : []
  })
  const letters = [...Map.groupBy(marked, ({ letter }) => letter).values()].map(({ length }) => length)
  const areSpread = letters.length > 2 && Math.max(...letters) * 10 <= marked.length * 6
  const odd = marked.filter((one) => one.before === word || clings(one, word)).length
  const isOwn = odd >= fewestOdd || (marked.length >= fewestAtEnd && marked.every((one) => isBehind(one, word)))
  return marked.length >= fewest && areMost(marked, questions) && areSpread && isOwn
}

function wordsOf({ before, text }: WordedOption): string[] {
  const own = [before, firstWord.exec(text)?.[1] ?? '', lastWord.exec(text.slice(-20))?.[1] ?? '']
  return own.map((word) => word.toLowerCase()).filter((word) => word !== '' && !usualWords.test(word))
}

/** '1923dann' */
function clings({ text }: WordedOption, word: string): boolean {
  return text.toLowerCase().endsWith(word) && /[\p{L}\p{N}]/u.test(text.at(-word.length - 1) ?? '')
}

/** Also at the end of its last word. */
function isBehind({ text }: Pick<WordedOption, 'text'>, word: string): boolean {
  return text.toLowerCase().endsWith(word) && text.length > word.length
}

function places({ before, text }: WordedOption, word: string): ('before' | 'inside' | 'behind')[] {
  const isInside = firstWord.exec(text)?.[1]?.toLowerCase() === word
  return [
    ...(before === word ? (['before'] as const) : []),
    ...(isInside ? (['inside'] as const) : []),
    ...(isBehind({ text }, word) ? (['behind'] as const) : []),
  ]
}
