import { plainLine, textLine } from '../../../line-text.ts'
import { letters } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const head = /^[\s\uFEFF]{0,20}(\p{L}{3,20}|([?#=+*~-])\2{2,9})(?:\t|[ \u00A0]{2,20})\s{0,20}(\S.*)$/su
const fewest = 5
const mostOptions = 8

interface Headed {
  /** Empty where the sign before a question said that it is a heading, and is gone. */
  asked: string
  option: string
}

/**
 * '#####   What is asked' and '?????   what may be chosen': two heads before the lines, one of a question and one, a sign
 * several times, of its options. Nothing in such a file says what is right.
 */
export function withHeadsRead(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const heads = headsIn(blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : '|')))
  if (!heads) return blocks
  let place = mostOptions
  return blocks.map((block) => {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    if (text.trim() === '') return block
    const { own, said } = headOf(text)
    // Right below what is asked goes more of it.
    if (own === heads.asked && (own !== '' || place > 0)) {
      place = 0
      return { kind: 'line', line: textLine(`Question: ${said}`) }
    }
    if (own !== heads.option) return block
    place += 1
    return { kind: 'line', line: textLine(`${letters[place - 1] ?? ''}. ${said}`) }
  })
}

export function isOfHeads(text: string): boolean {
  // The last question of a beginning may be cut.
  return headsIn(text.split('\n'), true) !== null
}

function headOf(text: string): { own: string; said: string } {
  const [, own = '', , said = text] = head.exec(text) ?? []
  return { own, said }
}

function headsIn(texts: readonly string[], isCut = false): Headed | null {
  const found = texts.flatMap((text) => (text.trim() === '' ? [] : [headOf(text).own]))
  const option = found.find((own) => own !== found[0] && own !== '') ?? ''
  const asked = found[0] ?? ''
  const others = found.filter((own) => own !== asked && own !== option)
  if (option === '' || /^\p{L}/u.test(option) || others.length * 20 > found.length) return null
  const counts: number[] = []
  for (const own of found) {
    if (own === asked) counts.push(0)
    else if (own === option) counts.push((counts.pop() ?? 0) + 1)
  }
  const told = isCut ? counts.slice(0, -1) : counts
  const whole = told.filter((count) => count > 1 && count <= mostOptions)
  return whole.length >= fewest && whole.length * 10 >= told.length * 9 ? { asked, option } : null
}
