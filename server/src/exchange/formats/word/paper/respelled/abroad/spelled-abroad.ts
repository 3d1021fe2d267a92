import { blocksOfLines } from '../../../markdown-lines.ts'
import type { WordBlock } from '../../../word-file.ts'
import { withAnsweredInScript } from './answered-in-script.ts'
import { withMarkedInLine } from './marked-in-line.ts'
import { withTruthsAtEnds } from './truths-at-ends.ts'

type Spelling = (blocks: readonly WordBlock[]) => readonly WordBlock[]

const spellings: readonly Spelling[] = [withTruthsAtEnds, withAnsweredInScript, withMarkedInLine]

/** What papers of other languages say by the shape of all their lines. */
export function withSpelledAbroad(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return spellings.reduce((own, spelled) => spelled(own), blocks)
}

/** Of a text without any other sign. */
export function isSpelledAbroad(text: string): boolean {
  const blocks = blocksOfLines(text.normalize('NFC').split('\n'))
  return spellings.some((spelled) => spelled(blocks) !== blocks)
}
