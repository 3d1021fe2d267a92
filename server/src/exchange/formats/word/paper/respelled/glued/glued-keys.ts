import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { anyStart } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const fewest = 5
const keyLine =
  /^\s*((?:\[\s?\p{L}[\p{L} ]{1,24}\]|【\s?\p{L}[\p{L} ]{1,24}】)\s?[:：]?|\p{L}[\p{L} ]{1,24}?\s?[:：])\s*[A-J](?:[|,、]?[A-J]){0,5}\s*\.?\s*$/u
const optionLine = /(?:^|\s)\s*[*([（]?[A-J]\s?[.)\]）、．:：]/u

interface Glued {
  at: number
  from: number
  to: number
  key: string
}

/**
 * 'D. Huế Answer: B' and '(C) Huế [答案]C  (D) Vinh': what stands in a line of its own below most questions stands inside
 * of one with options, and its question has no other key.
 */
export function withGluedKeysApart(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const labels = texts.flatMap((text) => keyLine.exec(text)?.[1]?.trim() ?? [])
  const usual = [...Map.groupBy(labels, (label) => label)].find(
    ([, own]) => own.length >= fewest && own.length * 2 > labels.length,
  )?.[0]
  if (usual === undefined || !texts.some((text) => text.includes(usual) && !keyLine.test(text))) return blocks
  const sign = new RegExp(
    String.raw`(?<=\S)\s*(${usual.replaceAll(/[[\]]/gu, String.raw`\$&`)}\s*[A-J](?:[|,、]?[A-J]){0,5})(?=\s*$|\t|\s+[(（]?[B-J]\s?[.)）、．])`,
    'u',
  )
  const moved = new Map<number, Glued[]>()
  const cut = new Map<number, Glued>()
  for (const [from, to] of questionsIn(texts)) {
    const own = texts.slice(from, to).flatMap((text, at) => gluedIn(text, from + at, sign))
    const [only, ...others] = own
    if (!only || others.length > 0 || texts.slice(from, to).some((text) => keyLine.test(text))) continue
    cut.set(only.at, only)
    const last = texts.slice(0, to).findLastIndex((text, at) => at >= only.at && optionLine.test(text))
    moved.set(last, [...(moved.get(last) ?? []), only])
  }
  return blocks.flatMap((block, at): WordBlock[] => {
    const own = cut.get(at)
    const below = (moved.get(at) ?? []).map(({ key }): WordBlock => ({ kind: 'line', line: textLine(key) }))
    if (!own || block.kind !== 'line') return [block, ...below]
    return [{ ...block, line: [...cutLine(block.line, 0, own.from), ...cutLine(block.line, own.to)] }, ...below]
  })
}

/** From each line with a number up to the next one. */
function questionsIn(texts: readonly string[]): [number, number][] {
  const starts = texts.flatMap((text, at) => (anyStart(text) === null ? [] : [at]))
  return starts.map((from, place) => [from, starts[place + 1] ?? texts.length])
}

function gluedIn(text: string, at: number, sign: RegExp): Glued[] {
  const found = sign.exec(text)
  if (!found || !optionLine.test(text.slice(0, found.index))) return []
  return [{ at, from: found.index, to: found.index + found[0].length, key: found[1] ?? '' }]
}
