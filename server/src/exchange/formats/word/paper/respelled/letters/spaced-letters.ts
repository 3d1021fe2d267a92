import { cutLine, plainLine } from '../../../line-text.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import { letters, optionStarts } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

const fewest = 3
const inOneLine = /^\s*(A)\s+\S.*?\s(B)\s+\S.*?\s(C)\s+\S.*?\s(D)\s+\S/u

/** 'A Nước', 'B Lửa', 'C Đất' below each other, or four of them in a line: letters whose points got lost. */
export function withPointsBehindLetters(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  if (!texts.some((text) => questionStart(text, 'named') !== null)) return blocks
  const respelled = new Map<number, Line>()
  for (let at = 0; at < texts.length; at += 1) {
    const run = runFrom(texts, at)
    for (const place of run) respelled.set(place, withPoints(lineOf(blocks[place]), [letterEnd(texts[place] ?? '')]))
    at += Math.max(0, run.length - 1)
    const found = run.length === 0 ? inOneLine.exec((texts[at] ?? '').slice(0, longest)) : null
    if (found) respelled.set(at, withPoints(lineOf(blocks[at]), placesOf(texts[at] ?? '')))
  }
  if (respelled.size === 0) return blocks
  return blocks.map((block, at) => {
    const line = respelled.get(at)
    return line && block.kind === 'line' ? { ...block, line } : block
  })
}

const longest = 400

function runFrom(texts: readonly string[], from: number): number[] {
  const run: number[] = []
  for (let at = from; at < texts.length; at += 1) {
    const text = texts[at] ?? ''
    if (text.trim() === '' && run.length > 0) continue
    const next = new RegExp(String.raw`^\s*${letters[run.length] ?? '-'}\s+[\p{L}\d(]`, 'u')
    if (!next.test(text) || optionStarts(text, run.length).length > 0) break
    run.push(at)
  }
  return run.length >= fewest ? run : []
}

function letterEnd(text: string): number {
  return /^\s*\S/u.exec(text)?.[0].length ?? 0
}

/** Behind each of the four letters, one after the other. */
function placesOf(text: string): number[] {
  const places: number[] = []
  for (const letter of 'ABCD') {
    const from = places.at(-1) ?? 0
    const found = new RegExp(String.raw`(?:^|\s)${letter}(?=\s)`, 'u').exec(text.slice(from))
    if (found) places.push(from + found.index + found[0].length)
  }
  return places
}

function withPoints(line: Line, places: readonly number[]): Line {
  const point: Line[number] = { kind: 'text', text: '.', look: {} }
  return [0, ...places].flatMap((from, at) => [...(at === 0 ? [] : [point]), ...cutLine(line, from, places[at])])
}

function lineOf(block: WordBlock | undefined): Line {
  return block?.kind === 'line' ? block.line : []
}
