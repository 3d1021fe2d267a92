import { plainLine, textLine } from '../../line-text.ts'
import type { WordBlock } from '../../word-file.ts'
import { outlineLabel } from '../outline-labels.ts'
import { isHead } from './guide-heads.ts'
import { listFrom } from './lists-in-line.ts'

export interface GuidedPaper {
  paper: readonly WordBlock[]
  guide: readonly WordBlock[]
  /** What its lists are called. */
  heads: readonly string[]
  /** All of it once more, with how each is solved. */
  solutions?: readonly WordBlock[]
}

const fewestAsked = 2

/** Questions, whatever they ask, and a list of keys below them. */
export function isGuidedPaper(text: string): boolean {
  const lines = text.normalize('NFC').split('\n')
  const end = lines.findIndex((line) => isHead(line) || listFrom(line) !== null)
  const asked = lines.slice(0, Math.max(end, 0)).filter((line) => isLabelled({ kind: 'line', line: textLine(line) }))
  return asked.length >= fewestAsked
}

export function isLabelled(block: WordBlock): boolean {
  if (block.kind === 'table') return true
  const label = outlineLabel(plainLine(block.line))
  return label !== null && (label.style === 'named' || label.style === 'number')
}
