import { blocksOfLines } from '../../../markdown-lines.ts'
import type { WordBlock } from '../../../word-file.ts'
import { withAnsweredInScript } from './answered-in-script.ts'
import { withBoldBelow } from './bold-below.ts'
import { withCountedBelow } from './counted-below.ts'
import { withoutHeadingTails } from './heading-tails.ts'
import { withMarkedInLine } from './marked-in-line.ts'
import { withThirdLetters } from './third-letters.ts'
import { withTruthsAtEnds } from './truths-at-ends.ts'
import { withWordedAnswers } from './worded-answers.ts'
import { withWordedLabels } from './worded-labels.ts'
import { withWordsBehindTabs } from './words-behind-tabs.ts'

type Spelling = (blocks: readonly WordBlock[]) => readonly WordBlock[]

const spellings: readonly Spelling[] = [
  withThirdLetters,
  withTruthsAtEnds,
  withAnsweredInScript,
  withMarkedInLine,
  withWordedLabels,
  withWordedAnswers,
  withBoldBelow,
  withCountedBelow,
  withWordsBehindTabs,
  withoutHeadingTails,
]

/** What papers of other languages say by the shape of all their lines. */
export function withSpelledAbroad(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return spellings.reduce((own, spelled) => spelled(own), blocks)
}

/** Of a text without any other sign. */
export function isSpelledAbroad(text: string): boolean {
  const blocks = blocksOfLines(text.normalize('NFC').split('\n'))
  return spellings.some((spelled) => spelled(blocks) !== blocks)
}
