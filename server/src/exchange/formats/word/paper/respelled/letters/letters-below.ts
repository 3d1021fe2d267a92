import { cutLine, isEmptyLine, plainLine } from '../../../line-text.ts'
import { letterOnLine } from '../../../signs/key-signs.ts'
import { labelOf, questionStart } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

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
  const [first, ...others] = questions
  const areCounted = others.every(({ asked: [own = []] }, place) => countBefore(own, place + 1) > 0)
  const counted = first?.asked.findIndex((line) => countBefore(line, 0) > 0) ?? -1
  const isNumbered = areCounted && counted !== -1
  const isEachOneLine = others.every(({ asked }) => asked.length === 1)
  // Above the number of the first, or above it where what is asked is one line each, stands what the whole paper says.
  const from = isNumbered ? counted : isEachOneLine ? (first?.asked.length ?? 1) - 1 : 0
  const above = first?.asked.splice(0, from) ?? []
  return [
    ...above.map((line): WordBlock => ({ kind: 'line', line })),
    ...questions.flatMap((question, place) => typedAgain(question, place, isNumbered)),
  ]
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

/** '3 Which …', or '3' in a line of its own: a number without a sign behind it, where all have their own. */
function countBefore(line: Line, place: number): number {
  const found = /^\s*(\d{1,4})(?:\s+(?=\S)|\s*$)/u.exec(plainLine(line))
  return found && Number(found[1]) === place + 1 ? found[0].length : 0
}

function typedAgain({ asked, options, key }: Keyed, place: number, isNumbered: boolean): WordBlock[] {
  const [typed = [], ...others] = asked
  const first = isNumbered ? cutLine(typed, countBefore(typed, place)) : typed
  const label: Line = [{ kind: 'text', text: `Câu ${place + 1}. `, look: {} }]
  const said: Line = [{ kind: 'text', text: `Đáp án: ${key}`, look: {} }]
  return [[...label, ...first], ...others, ...options, said].map((line) => ({ kind: 'line', line }))
}
