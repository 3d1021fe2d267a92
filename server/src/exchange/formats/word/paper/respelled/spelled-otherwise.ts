import { plainLine, textLine } from '../../line-text.ts'
import { isPaper } from '../../signs/paper-sign.ts'
import type { WordBlock } from '../../word-file.ts'
import { optionRuns } from './keys/option-runs.ts'
import { inOneSpelling } from './one-spelling.ts'

const fewest = 3

/** Of a text that looks like nothing: what its reader would make of it is a paper. */
export function isPaperSpelledOtherwise(text: string): boolean {
  const typed = text
    .normalize('NFC')
    .split(/\r\n|\r|\n/u)
    .map((line): WordBlock => ({ kind: 'line', line: textLine(line) }))
  const blocks = inOneSpelling(typed)
  const spelled = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : '')).join('\n')
  return optionRuns(blocks).length >= fewest && isPaper(spelled)
}
