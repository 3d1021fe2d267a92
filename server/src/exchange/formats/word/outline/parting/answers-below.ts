import { cutLine, plainLine } from '../../line-text.ts'
import type { WordBlock } from '../../word-file.ts'
import { isSection, outlineLabel } from '../outline-labels.ts'
import type { GuidedPaper } from './guided-paper.ts'

export const answerBelow =
  /^[\s*#]{0,4}(?:(?:trả lời|lời giải|cách giải|bài giải|hướng dẫn giải)(?:\s+chi tiết)?\s{0,3}[:：.]?|giải\s?[:：]|đáp án\s(?:bài|câu)\s\d{1,2}(?![\d.,:])(?:\s[^:：]{0,80})?)\s*$/iu
export const fewestAnswered = 2

/** Below each question what is right: the paper without it, and all of it as a list. */
export function withAnswersBelow(blocks: readonly WordBlock[]): GuidedPaper[] | null {
  const styles = new Set(
    blocks.map((block) => (block.kind === 'line' ? outlineLabel(plainLine(block.line))?.style : undefined)),
  )
  const main = styles.has('named') ? 'named' : 'number'
  const paper: WordBlock[] = []
  const guide: WordBlock[] = []
  let name: WordBlock | null = null
  let isAnswer = false
  let answered = 0
  for (const block of blocks) {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    const label = outlineLabel(text)
    const begins = label !== null && (label.style === main || isSection(label))
    if (begins) {
      isAnswer = false
      name = label.style === main ? block : null
      if (isSection(label)) guide.push(block)
    }
    const behind = !begins && name && block.kind === 'line' ? answerBelow.exec(text)?.[0].length : undefined
    if (behind !== undefined && name?.kind === 'line' && block.kind === 'line') {
      if (!isAnswer) guide.push({ kind: 'line', line: cutLine(name.line, 0, outlineLabel(plainLine(name.line))?.at) })
      answered += isAnswer ? 0 : 1
      isAnswer = true
      guide.push({ kind: 'line', line: cutLine(block.line, behind) })
    } else (isAnswer ? guide : paper).push(block)
  }
  return answered >= fewestAnswered ? [{ paper, guide, heads: [] }] : null
}
