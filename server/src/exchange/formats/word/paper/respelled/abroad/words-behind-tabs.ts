import { foreignTruthOf } from '../../../../foreign-truths.ts'
import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import { truthWord } from '../../../signs/truth-tasks.ts'
import type { WordBlock } from '../../../word-file.ts'
import { saysKey } from '../keys/key-words.ts'

const behindTab = /(?<=\S)\s*\t\s*[([]?(\p{L}[\p{L}\p{M}]{1,14}(?:\s\p{L}[\p{L}\p{M}]{1,14})?)[)\]]?\s*$/u
const fewest = 4

/**
 * 'Wien⇥richtig': a word for what is right behind a tab, at one line below each question of a file and nowhere else. It
 * becomes a star.
 */
export function withWordsBehindTabs(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const starts = texts.flatMap((text, at) => (anyStart(text) ? [at] : []))
  const units = starts.map((from, place) => ({ from, to: starts[place + 1] ?? texts.length }))
  const found = units.flatMap(({ from, to }) => {
    const said = texts.slice(from, to).flatMap((text, step) => {
      const [whole = '', word = ''] = behindTab.exec(text) ?? []
      return whole === ''
        ? []
        : [{ at: from + step, isFirst: step === 0, word: word.toLowerCase(), to: text.length - whole.length }]
    })
    const [only, ...others] = said
    return only && others.length === 0 && !only.isFirst && to - from > 2 ? [only] : []
  })
  const words = new Set(found.map(({ word }) => word))
  const [word = ''] = words
  const isRight = saysKey(word) || truthWord.test(word) || foreignTruthOf(word) === true
  const areMost = found.length >= fewest && found.length * 10 >= units.length * 9
  if (words.size !== 1 || !isRight || !areMost || texts.some((text) => labelOf(text)?.kind === 'answer')) return blocks
  const ends = new Map(found.map((own) => [own.at, own.to]))
  return blocks.map((block, at) => {
    const to = ends.get(at)
    return block.kind === 'table' || to === undefined
      ? block
      : { ...block, line: [...cutLine(block.line, 0, to), ...textLine(' *')] }
  })
}
