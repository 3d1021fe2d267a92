import { plainLine } from '../../word/line-text.ts'
import type { Line, WordBlock } from '../../word/word-file.ts'
import { iconSign } from '../fonts/odd-fonts.ts'

/** A result that a learning platform printed has at least so many questions. */
const fewest = 3

const head = /^\s*(?:Question|Câu hỏi)\s+\d{1,3}\s*$/iu
const state =
  /^\s*(?:Correct|Incorrect|Partially correct|Complete|Not answered|Not yet answered|Answer saved|Finished|Đúng|Sai|Hoàn thành|Không trả lời|Chưa trả lời)\s*$/iu
const mark = /^\s*(?:Marked out of|Mark\s+[\d.,]+\s+out of|Đạt điểm(?:\s+[\d.,]+\s+trên)?)\s+[\d.,]+\s*$/iu
const flag = /^\s*(?:Flag question|Đặt cờ)\s*$/iu
const feedback = /^\s*Your answer is (?:partially )?(?:in)?correct\.?\s*$/iu
const said = /^\s*(?:The correct answer is|Câu trả lời đúng là)\s*:/iu

/**
 * What a platform prints around the questions of a result: how a pupil did, and a sign behind what the pupil picked,
 * which is no key. Where the right answer is printed as well, the sign says nothing more; elsewhere nobody knows.
 */
export function withoutResults(blocks: readonly WordBlock[]): WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const heads = texts.flatMap((text, at) => (head.test(text) && state.test(texts[at + 1] ?? '') ? [at] : []))
  const marked = heads.filter((at) => mark.test(texts[at + 2] ?? ''))
  const isResult = marked.length >= fewest && marked.length >= heads.length * 0.9
  const isSaid = isResult && texts.filter((text) => said.test(text)).length >= marked.length * 0.5
  const noise = new Set(
    isResult ? marked.flatMap((at) => [at + 1, at + 2, ...(flag.test(texts[at + 3] ?? '') ? [at + 3] : [])]) : [],
  )
  const kept = blocks
    .filter((_, at) => !noise.has(at))
    .map((block): WordBlock => {
      if (block.kind === 'line') return { ...block, line: withoutIcons(block.line, isSaid) }
      return {
        ...block,
        rows: block.rows.map((row) => row.map((cell) => cell.map((line) => withoutIcons(line, false)))),
      }
    })
  return isResult ? withWholeAnswers(kept) : kept
}

/** Up to the next question all below 'The correct answer is:' is that answer, and what is said of the pupil's goes. */
function withWholeAnswers(blocks: readonly WordBlock[]): WordBlock[] {
  const whole: WordBlock[] = []
  let answer: Line | null = null
  for (const block of blocks) {
    const text = block.kind === 'line' ? plainLine(block.line) : null
    if (text !== null && feedback.test(text)) continue
    if (text !== null && head.test(text)) answer = null
    if (answer && block.kind === 'line' && text?.trim() !== '') {
      answer.push({ kind: 'text', text: ' ', look: {} }, ...block.line)
      continue
    }
    if (block.kind === 'line' && said.test(text ?? '')) {
      answer = [...block.line]
      whole.push({ ...block, line: answer })
    } else whole.push(block)
  }
  return whole
}

/** One that is not known to be a sign of a pupil's pick may be anything. */
function withoutIcons(line: Line, isSaid: boolean): Line {
  if (!line.some(isIcon)) return line
  const isPick = isSaid && /^\s*[a-h]\s*[.)]/iu.test(plainLine(line))
  return line.flatMap((piece, at): Line => {
    if (!isIcon(piece)) return [piece]
    return isPick && at === line.length - 1 ? [] : [{ kind: 'lost' }]
  })
}

function isIcon(piece: Line[number]): boolean {
  return piece.kind === 'text' && iconSign.test(piece.text)
}
