import { letters } from '../../../signs/option-signs.ts'
import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { anyStart } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const label = /(?<=^|\s)[^\p{L}\p{N}\s]{0,4}([A-H])\s?([.)）、．:：])(?=\s*\S)/gu
const neighbours = 5

/** An option whose label stands apart from what is before it. */
interface Labelled {
  block: number
  from: number
  to: number
  place: number
  sign: string
}

/**
 * 'B、dogC、cat  D、cow': nothing stands before a letter that the list leaves out, or that it ends without while those
 * around it have one.
 */
export function withGluedLettersApart(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const lists = listsIn(texts)
  const cuts = new Map<number, number[]>()
  for (const [at, list] of lists.entries()) {
    const around = [...lists.slice(Math.max(0, at - neighbours), at), ...lists.slice(at + 1, at + 1 + neighbours)]
    for (const [step, own] of list.entries()) {
      const next = list[step + 1]
      const isLeftOut = next?.place === own.place + 2
      const isShort = next === undefined && own.place > 0 && areMostLonger(around, own.place + 1)
      const found = isLeftOut || isShort ? gluedAt(texts[own.block] ?? '', own) : null
      if (found !== null) cuts.set(own.block, [...(cuts.get(own.block) ?? []), found])
    }
  }
  if (cuts.size === 0) return blocks
  return blocks.map((block, at) => {
    const places = cuts.get(at)
    if (!places || block.kind !== 'line') return block
    const { line } = block
    const parts = [0, ...places].map((from, step) => cutLine(line, from, places[step]))
    return { ...block, line: parts.flatMap((part, step) => (step === 0 ? part : [...textLine('\t'), ...part])) }
  })
}

function listsIn(texts: readonly string[]): Labelled[][] {
  const lists: Labelled[][] = []
  let isOpen = false
  for (const [block, text] of texts.entries()) {
    const found = [...text.matchAll(label)]
    // What is asked stands between two lists.
    if (anyStart(text) !== null && found[0]?.[1] !== 'A') isOpen = false
    for (const [step, { index, 0: own, 1: letter = '', 2: sign = '' }] of found.entries()) {
      const place = letters.indexOf(letter)
      const one = { block, from: index + own.length, to: found[step + 1]?.index ?? text.length, place, sign }
      const list = lists.at(-1)
      const last = list?.at(-1)
      if (place === 0) lists.push([one])
      else if (isOpen && last && last.sign === sign && place > last.place) list?.push(one)
      if (place === 0) isOpen = true
    }
  }
  return lists
}

/** Nearly all of the others have an option at this place. */
function areMostLonger(lists: readonly Labelled[][], place: number): boolean {
  const longer = lists.filter((list) => list.some((own) => own.place === place)).length
  return longer > 2 && longer * 5 >= lists.length * 4
}

/** The only place at which the next letter stands behind a word, with the sign of the others. */
function gluedAt(text: string, { from, to, place, sign }: Labelled): number | null {
  const next = letters[place + 1] ?? ''
  const own = text.slice(from, to)
  const found = [
    ...own.matchAll(new RegExp(String.raw`(?<=[\p{Ll}\p{Lo}\p{N}。！？；])${next}\s?(?=\S)`, 'gu')),
  ].filter(({ index }) =>
    own
      .slice(index + 1)
      .trimStart()
      .startsWith(sign),
  )
  const [only, ...others] = found
  const behind = only
    ? own
        .slice(only.index + 1)
        .trimStart()
        .slice(1)
        .trim()
    : ''
  return only && others.length === 0 && behind !== '' ? from + only.index : null
}
