import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import { letters, optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { saysKey, saysOther } from '../keys/key-words.ts'

/** 'Antwort 0: …', '* Option 2 - …': a word and a number before what may be chosen. */
interface Worded {
  at: number
  word: string
  number: number
  mark: string
  text: number
}

const worded =
  /^\s*((?:[*✓✔✅☑+]{1,2}|[([]\s?[xX*✓]?\s?[)\]])\s{0,2})?(\p{L}[\p{L}\p{M}]{1,15}(?:\s\p{L}[\p{L}\p{M}]{1,15})?)[\s_-]?(\d)\s?(?:[:.)=]|\s[-–—])\s*(?=\S)/u
const bare = /^\s*[([]?(\d)[)\]]?\s?[.;]?\s*$/u
const keyed = /^\s*[^\p{L}\p{N}]{0,4}(\p{L}[\p{L}\p{M}\s'’‘ʻ]{1,40}?)\s?[:：=]\s*/u
const fewest = 3
const longestKey = 80

/**
 * The same word with a number from 0 or 1 on, again and again, stands before the options, whichever word it is: they get
 * letters, and a key that names one of them by this word or its number gets its letter.
 */
export function withWordedLabels(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  if (texts.some((text) => optionStarts(text, 0).length > 0)) return blocks
  const [only, ...others] = [...Map.groupBy(runsIn(texts), ([first]) => first?.word ?? '')].filter(
    ([, runs]) => runs.length >= fewest,
  )
  if (!only || others.length > 0) return blocks
  const [word, runs] = only
  const first = runs[0]?.[0]?.number ?? 1
  const keys = keysBelow(texts, runs, word)
  if (runs.some((run) => run[0]?.number !== first) || !areOptions(word, runs, keys.size)) return blocks
  const options = new Map(runs.flat().map((own) => [own.at, own]))
  return blocks.map((block, at) => {
    if (block.kind === 'table') return block
    const own = options.get(at)
    const letter = letters[(own?.number ?? keys.get(at) ?? first) - first] ?? ''
    if (own)
      return { ...block, line: [...textLine(`${starOf(own.mark)}${letter}. `), ...cutLine(block.line, own.text)] }
    return keys.has(at) ? { ...block, line: textLine(`Đáp án: ${letter}`) } : block
  })
}

const ofOptions = /^(?:op[tcç]|choi|alternativ|vari[aá]nt|вариант|möglichk|auswahl|proposition|pilihan|seçenek|şık)/u

/** Whoever counts questions in chapters writes so as well: the word says it, or a key or a mark in nearly all lists does. */
function areOptions(word: string, runs: readonly Worded[][], keys: number): boolean {
  const marked = runs.filter((run) => run.filter(({ mark }) => starOf(mark) !== '').length === 1).length
  return ofOptions.test(word) || saysKey(word) || Math.max(keys, marked) * 5 >= runs.length * 4
}

function starOf(mark: string): string {
  return /^(?:[([]\s*[)\]])?$/u.test(mark.trim()) ? '' : '*'
}

/** Two at least that count on in one word, from 0 or 1. */
function runsIn(texts: readonly string[]): Worded[][] {
  const runs: Worded[][] = []
  for (const [at, text] of texts.entries()) {
    const [whole = '', mark = '', word = '', number = ''] = worded.exec(text) ?? []
    if (whole === '' || questionStart(text, 'named') !== null) continue
    const own = { at, word: word.toLowerCase(), number: Number(number), mark, text: whole.length }
    const last = runs.at(-1)
    const above = last?.at(-1)
    if (above?.word === own.word && own.number === above.number + 1) last?.push(own)
    else if (own.number < 2) runs.push([own])
  }
  return runs.filter(({ length }) => length > 1)
}

/** By their lines: the number that a key below each list names; none where a number may count otherwise than its labels. */
function keysBelow(texts: readonly string[], runs: readonly Worded[][], word: string): ReadonlyMap<number, number> {
  const first = runs[0]?.[0]?.number ?? 1
  const said = runs.flatMap((run, place) => {
    const from = (run.at(-1)?.at ?? 0) + 1
    const to = runs[place + 1]?.[0]?.at ?? texts.length
    const own = texts.slice(from, to).flatMap((text, step) => {
      const found = keyIn(text, word)
      return found ? [{ at: from + step, ...found, last: run.at(-1)?.number ?? 0 }] : []
    })
    return own.length === 1 ? own : []
  })
  const bareOnes = said.filter(({ isNamed }) => !isNamed)
  // '2' may count from one where labels count from nought, and '0' from nought where they count from one.
  const areNames = bareOnes.every(({ number, last }) => number >= first && number <= last)
  const isSure = areNames && (first === 1 || bareOnes.some(({ number }) => number === 0))
  const meant = said.filter(({ isNamed, number, last }) => (isNamed || isSure) && number >= first && number <= last)
  return new Map(meant.map(({ at, number }) => [at, number]))
}

function keyIn(text: string, word: string): { number: number; isNamed: boolean } | null {
  if (text.length > longestKey || saysOther(text)) return null
  const [lead = '', said = ''] = keyed.exec(text) ?? []
  const named = [
    ...text.toLowerCase().matchAll(/(\p{L}[\p{L}\p{M}]*(?:\s\p{L}[\p{L}\p{M}]*)?)[\s_-]?(\d)(?![\p{L}\p{N}])/gu),
  ]
  const [only, ...others] = named.filter(([, own = '']) => own === word || own.endsWith(` ${word}`))
  if (only && others.length === 0 && saysKey(text.toLowerCase().replace(word, ' ')))
    return { number: Number(only[2]), isNamed: true }
  const number = lead !== '' && saysKey(said) ? bare.exec(text.slice(lead.length))?.[1] : undefined
  return number === undefined ? null : { number: Number(number), isNamed: false }
}
