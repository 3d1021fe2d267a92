import { cutLine, textLine } from '../../../line-text.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { type OptionRun, letterOf, optionRuns, textAt } from './option-runs.ts'

/** A letter, and what stands behind it. */
interface Echo {
  run: OptionRun
  letter: string
  said: string
}

const fewest = 3
const lettered = /^\s*[([]?([A-Ja-j])\s?[)\].:]{1,2}\s*(?=\S)/u
const isLong = 4

/**
 * 'Answer: B. Hanoi' where most keys repeat what their option says: one that says what no option does may have the wrong
 * letter, or be said of another question. Its words are what was said, and somebody is asked.
 */
export function withEchoesDoubted(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const found = optionRuns(blocks).flatMap((run) => {
    const [at, ...others] = run.below.filter((place) => labelOf(textAt(blocks, place))?.kind === 'answer')
    const text = at === undefined ? '' : textAt(blocks, at)
    const label = labelOf(text)
    const from = label && 'at' in label ? label.at : 0
    const [sign = '', letter = ''] = lettered.exec(text.slice(from)) ?? []
    return at === undefined || others.length > 0 || sign === ''
      ? []
      : [{ run, at, from: from + sign.length, letter, said: text.slice(from + sign.length) }]
  })
  const odd = new Map([...unlikeOthers(found)].map(({ at, from }) => [at, from]))
  if (odd.size === 0) return blocks
  return blocks.map((block, at): WordBlock => {
    const from = odd.get(at)
    return from === undefined || block.kind === 'table'
      ? block
      : { ...block, line: [...textLine('Đáp án: '), ...cutLine(block.line, from)] }
  })
}

/** Of keys that mostly say what their option says, those that say what none does. */
export function unlikeOthers<Own extends Echo>(echoes: readonly Own[]): ReadonlySet<Own> {
  const said = echoes.filter((own) => own.said.trim() !== '')
  const alike = said.filter((own) => isSaid(own, textOf(own)))
  const areMost = alike.length >= fewest && alike.length * 5 >= said.length * 4
  return new Set(areMost ? said.filter((own) => !own.run.texts.some((text) => isSaid(own, text))) : [])
}

function textOf({ run, letter }: Echo): string {
  return run.texts['ABCDEFGHIJ'.indexOf(letterOf(letter, run) ?? '-')] ?? ''
}

/** The same words, more of them, or most of them: somebody mistyped one, or cut the rest. */
function isSaid({ said }: Echo, text: string): boolean {
  const [one, other] = [wordsOf(said), wordsOf(text)]
  const [own, whole] = [one.join(' '), other.join(' ')]
  if (own === whole || whole.startsWith(own) || (own.startsWith(whole) && whole.length >= isLong)) return true
  const shared = one.filter((word) => other.includes(word)).length
  return shared * 2 >= Math.min(one.length, other.length) && shared > 0
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? text.trim().split(/\s+/u)
}
