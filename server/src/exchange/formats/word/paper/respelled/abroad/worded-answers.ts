import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import { optionStarts, optionsInside } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { saysKey, saysKeyShortly } from '../keys/key-words.ts'

interface Said {
  at: number
  word: string
  /** Where the answer begins. */
  from: number
}

const said = /^\s*[^\p{L}\p{N}\s]{0,3}\s?(\p{L}[\p{L}\p{M}'’‘ʻʼ]*(?:\s[\p{L}\p{M}'’‘ʻʼ]+){0,2}\.?)\s?[:：=]\s*(?=\S)/u
const fewest = 4

/**
 * 'Odpověď: Praha', 'Odp.: 12' below each question of a file that offers nothing: the same word for an answer, in whichever
 * language, and in its line what is to be typed.
 */
export function withWordedAnswers(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : null))
  if (texts.some((text) => text === null || isKnown(text))) return blocks
  const found = texts.flatMap((text, at) => saidIn(text ?? '', at) ?? [])
  const [only, ...others] = [...Map.groupBy(found, ({ word }) => word)].filter(([, own]) => own.length >= fewest)
  if (!only || others.length > 0) return blocks
  const asked = askedAbove(texts, only[1])
  if (!asked) return blocks
  const keys = new Map(only[1].map(({ at, from }) => [at, from]))
  const starts = new Map(asked.map((at, place) => [at, place + 1]))
  return blocks.map((block, at) => {
    if (block.kind === 'table') return block
    const [from, number] = [keys.get(at), starts.get(at)]
    if (from !== undefined) return { ...block, line: [...textLine('Đáp án: '), ...cutLine(block.line, from)] }
    if (number === undefined || anyStart(texts[at] ?? '')) return block
    return { ...block, line: [...textLine(`Câu ${number}. `), ...block.line] }
  })
}

/** A key with a word that every reader knows, or something to choose from. */
function isKnown(text: string): boolean {
  const kind = labelOf(text)?.kind
  return kind === 'answer' || kind === 'key' || optionStarts(text, 0).length > 0 || optionsInside(text).length > 0
}

function saidIn(text: string, at: number): Said | null {
  const [whole = '', word = ''] = said.exec(text.slice(0, 60)) ?? []
  return whole === '' || !(saysKey(word) || saysKeyShortly(word))
    ? null
    : { at, word: word.toLowerCase(), from: whole.length }
}

/** The first line of each question: its number, or the only line between two answers. */
function askedAbove(texts: readonly (string | null)[], keys: readonly Said[]): number[] | null {
  const starts: number[] = []
  for (const [place, { at }] of keys.entries()) {
    const from = (keys[place - 1]?.at ?? -1) + 1
    const filled = texts.flatMap((text, own) => (own >= from && own < at && text?.trim() ? [own] : []))
    const numbered = filled.filter((own) => anyStart(texts[own] ?? ''))
    const [first] = numbered.length > 0 ? numbered : place === 0 ? filled.slice(-1) : filled
    // Two that are asked have two answers.
    if (first === undefined || numbered.length > 1 || (numbered.length === 0 && place > 0 && filled.length > 1))
      return null
    starts.push(first)
  }
  return starts
}
