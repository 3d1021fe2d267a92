import { isEmptyLine, plainLine } from '../../line-text.ts'
import { letterOnLine } from '../../signs/key-signs.ts'
import { labelOf, questionStart } from '../../signs/line-signs.ts'
import { optionStarts } from '../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../word-file.ts'

interface Keyed {
  asked: Line[]
  options: Line[]
  letters: number
  key: string
}

const fewest = 3

/**
 * Questions without numbers, each with lettered options and the letter of the right one alone in a line below. Only
 * where the whole file has this shape does that letter end a question; they get numbers, and their keys a name.
 */
export function withLettersNamed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const lines = blocks.flatMap((block) => (block.kind === 'line' ? [block.line] : []))
  const questions = lines.length === blocks.length ? keyedQuestions(lines) : null
  if (!questions) return blocks
  // Where what is asked is one line each, those above the first are what stands above the whole paper.
  const [first, ...others] = questions
  const above = others.every(({ asked }) => asked.length === 1)
    ? (first?.asked.splice(0, first.asked.length - 1) ?? [])
    : []
  return [...above.map((line): WordBlock => ({ kind: 'line', line })), ...questions.flatMap(typedAgain)]
}

/** Of the beginning of a text the last question may be cut. */
export function isKeyedByLetters(text: string): boolean {
  const lines = text.split('\n').map((own): Line => [{ kind: 'text', text: own, look: {} }])
  const last = lines.findLastIndex((line) => letterOnLine(plainLine(line)) !== null)
  return keyedQuestions(lines.slice(0, last + 1)) !== null
}

function keyedQuestions(lines: readonly Line[]): Keyed[] | null {
  const questions: Keyed[] = []
  let current: Keyed = { asked: [], options: [], letters: 0, key: '' }
  for (const line of lines) {
    if (isEmptyLine(line)) continue
    const text = plainLine(line)
    const starts = optionStarts(text, current.letters)
    const letter = letterOnLine(text)
    if (starts.length > 0 && current.asked.length > 0) {
      current.options.push(line)
      current.letters += starts.length
    } else if (letter !== null && current.letters > 1) {
      if (letter.charCodeAt(0) - 65 >= current.letters) return null
      questions.push({ ...current, key: letter })
      current = { asked: [], options: [], letters: 0, key: '' }
    } else if (current.letters > 0 || isNamed(text)) return null
    else current.asked.push(line)
  }
  return questions.length >= fewest && current.asked.length + current.letters === 0 ? questions : null
}

function isNamed(text: string): boolean {
  return (questionStart(text, 'named') ?? questionStart(text, 'numbered') ?? labelOf(text)) !== null
}

function typedAgain({ asked, options, key }: Keyed, place: number): WordBlock[] {
  const [first = [], ...others] = asked
  const label: Line = [{ kind: 'text', text: `Câu ${place + 1}. `, look: {} }]
  const said: Line = [{ kind: 'text', text: `Đáp án: ${key}`, look: {} }]
  return [[...label, ...first], ...others, ...options, said].map((line) => ({ kind: 'line', line }))
}
