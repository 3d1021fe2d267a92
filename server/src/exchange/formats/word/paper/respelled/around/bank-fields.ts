import { cutLine, isEmptyLine, plainLine } from '../../../line-text.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const names = 'PTS|DIF|REF|OBJ|NAT|STA|LOC|TOP|KEY|MSC|NOT|BLM|SKL|STO|DOK'
const field = new RegExp(String.raw`(?:^|\s)(?:${names}):`, 'u')
const fieldAhead = new RegExp(String.raw`^\s*(?:${names}):`, 'u')
const key = /^\s*ANS:/u
/** No other paper says both. */
const ofBank = /^\s*(?:ANS:[^\n]*\s)?PTS:\s*\d/u

/**
 * 'ANS: B PTS: 1 REF: p. 12': what the banks of publishers note behind their keys, in that line and those below. It is
 * no part of an answer, and 'KEY:' among it is no key. 'T' and 'F' where nothing is offered are truths.
 */
export function withoutBankFields(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  if (!texts.some((text) => key.test(text)) || !texts.some((text) => ofBank.test(text))) return blocks
  let isBehind = false
  let isNoted = false
  let isOffered = false
  return blocks.map((block, at): WordBlock => {
    const text = texts[at] ?? ''
    if (block.kind === 'table' || questionStart(text, 'numbered')) isBehind = isOffered = false
    if (key.test(text)) isBehind = true
    else if (!isBehind && optionStarts(text, 0).length > 0) isOffered = true
    if (block.kind === 'table' || !isBehind || isEmptyLine(block.line)) return block
    const isGoingOn = isNoted && !key.test(text) && /^\s{8}|^\t/u.test(text)
    isNoted = fieldAhead.test(text) || isGoingOn
    if (isNoted) return { ...block, line: [] }
    const line = cutLine(block.line, 0, field.exec(text)?.index)
    const truth = isOffered ? undefined : /^\s*ANS:\s*([TF])\s*$/u.exec(plainLine(line))?.[1]
    const said = `ANS: ${truth === 'T' ? 'True' : 'False'}`
    return { ...block, line: truth === undefined ? line : [{ kind: 'text', text: said, look: {} }] }
  })
}
