import { cutLine, isEmptyLine, plainLine } from '../../../line-text.ts'
import { countedNames } from '../../../signs/counted-names.ts'
import { anyStart, guard, labelOf } from '../../../signs/line-signs.ts'
import { letters } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'
import { doubtParted, labelledQuestions } from './labelled-keys.ts'
import { type Spelling, spellingsIn } from './option-spellings.ts'

interface Keyed {
  asked: Line[]
  options: Line[]
  letters: number
  key: string
  /** Why it is right. */
  reason?: Line[]
  /** Where empty lines part what is asked. */
  parts: number[]
}

const fewest = 3

/**
 * Questions without numbers, each with lettered options and the letter of the right one in a line below, alone or behind
 * the same words in the whole file. Only where all have this shape does that letter end a question, but for a few
 * without a key above an empty line; they get numbers, and their keys a name.
 */
export function withLettersNamed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const lines = blocks.flatMap((block) => (block.kind === 'line' ? [block.line] : []))
  // 'Aufgabe 3' above what is asked is its number, and no part of it.
  const isPlain = lines.length === blocks.length && countedNames(lines.map(plainLine)).length === 0
  const questions = isPlain ? keyedQuestions(lines) : null
  if (!questions) return blocks
  const [first, ...others] = questions
  const areCounted = others.every(({ asked: [own = []] }, place) => countBefore(own, place + 1) > 0)
  const counted = first?.asked.findIndex((line) => countBefore(line, 0) > 0) ?? -1
  const isNumbered = areCounted && counted !== -1
  const isEachOneLine = others.every(({ asked }) => asked.length === 1)
  // Above the number of the first, or above it where what is asked is one line each, stands what the whole paper says.
  const from = isNumbered ? counted : isEachOneLine ? (first?.asked.length ?? 1) - 1 : 0
  const isCount = (line: Line): boolean => plainLine(line).trim() === String(questions.length)
  const above = (first?.asked.splice(0, from) ?? []).filter((line) => !isCount(line))
  return [
    ...above.map((line): WordBlock => ({ kind: 'line', line })),
    ...questions.flatMap((question, place) => typedAgain(question, place, isNumbered)),
  ]
}

/** Of the beginning of a text the last question may be cut. */
export function isKeyedByLetters(text: string): boolean {
  const texts = text.split('\n').map((own) => own.replaceAll('**', ''))
  const linesTo = (last: number): Line[] =>
    texts.slice(0, last + 1).map((own) => [{ kind: 'text', text: own, look: {} }])
  const isSpelled = spellingsIn(texts).some((spelling) => {
    const last = texts.findLastIndex((own) => spelling.keyIn(own) !== null)
    return questionsSpelled(linesTo(last), spelling) !== null
  })
  return isSpelled || labelledQuestions(linesTo(texts.findLastIndex((own) => labelOf(own)?.kind === 'answer'))) !== null
}

function keyedQuestions(lines: readonly Line[]): Keyed[] | null {
  for (const spelling of spellingsIn(lines.map(plainLine))) {
    const questions = questionsSpelled(lines, spelling)
    if (questions) return questions
  }
  return labelledQuestions(lines)
}

function questionsSpelled(lines: readonly Line[], spelling: Spelling): Keyed[] | null {
  const { starts, textAt, keyIn, isKeyNamed, isUsual = false } = spelling
  const questions: Keyed[] = []
  let current = newQuestion()
  let isParted = false
  for (const line of lines) {
    if (isEmptyLine(line)) {
      isParted = true
      continue
    }
    const wasParted = isParted
    isParted = false
    const text = plainLine(line)
    const begun = current.asked.length > 0 ? starts(text, current.letters) : 0
    const key = keyIn(text)
    if (begun > 0) {
      current.options.push(withLetter(line, textAt(text), current.letters))
      current.letters += begun
    } else if (key !== null && current.letters > 1) {
      if (placesOf(key).some((place) => place >= current.letters)) return null
      questions.push({ ...current, key })
      current = newQuestion()
    } else if (current.letters > 0) {
      // The letter once more: one of the two begins no option.
      if (starts(text, current.letters - 1) > 0 || !(isKeyNamed || isUsual)) return null
      if (isKeyNamed) current.options.push(line)
      else if (starts(text, 0) > 0 || (wasParted && current.letters === 1)) return null
      else if (wasParted) {
        questions.push(current)
        current = { ...newQuestion(), asked: [line] }
      } else current.options.push(line)
    } else if (isNamed(text) || (isUsual && key !== null && wasParted)) return null
    else {
      if (wasParted && current.asked.length > 0) current.parts.push(current.asked.length)
      current.asked.push(line)
    }
  }
  if (current.asked.length + current.letters > 0) return null
  const keyed = questions.filter(({ key }) => key !== '').length
  if (keyed < fewest || keyed * 10 < questions.length * 9) return null
  doubtParted(questions)
  if (!spelling.isCounted) return questions
  return areSpread(questions) ? withoutDoubts(questions) : null
}

function newQuestion(): Keyed {
  return { asked: [], options: [], letters: 0, key: '', parts: [] }
}

function placesOf(key: string): number[] {
  return key.split(', ').map((letter) => letters.indexOf(letter))
}

/** Numbers of places come in any order, up to the last one; those of levels or points seldom do. */
function areSpread(questions: readonly Keyed[]): boolean {
  const places = questions.map(({ key }) => letters.indexOf(key))
  const isLast = questions.some(({ letters: count }, at) => places[at] === count - 1)
  const isRising = places.every((place, at) => place >= (places[at - 1] ?? 0))
  return isLast && !isRising && new Set(places).size > 1
}

/** '2' may be the second option or the one that says 2: where this is so for many, nothing tells which is meant. */
function withoutDoubts(questions: readonly Keyed[]): Keyed[] {
  const isDoubtful = ({ options, key }: Keyed): boolean => {
    const number = String(letters.indexOf(key) + 1)
    return options.some(
      (line) =>
        plainLine(line)
          .replace(/^\S+\s+/u, '')
          .trim() === number,
    )
  }
  const areMany = questions.filter(isDoubtful).length * 5 > questions.length
  return questions.map((question) => (areMany && isDoubtful(question) ? { ...question, key: '' } : question))
}

function withLetter(line: Line, from: number | null, place: number): Line {
  if (from === null) return line
  return [{ kind: 'text', text: `${letters[place]}. `, look: {} }, ...cutLine(line, from)]
}

function isNamed(text: string): boolean {
  return (anyStart(text) ?? labelOf(text)) !== null
}

/** '3 Which …', or '3' in a line of its own: a number without a sign behind it, where all have their own. */
function countBefore(line: Line, place: number): number {
  const found = /^\s*(\d{1,4})(?:\s+(?=\S)|\s*$)/u.exec(plainLine(line))
  return found && Number(found[1]) === place + 1 ? found[0].length : 0
}

function typedAgain({ asked, options, key, reason = [] }: Keyed, place: number, isNumbered: boolean): WordBlock[] {
  const [typed = [], ...others] = asked
  const first = isNumbered ? cutLine(typed, countBefore(typed, place)) : typed
  const label: Line = [{ kind: 'text', text: `Câu ${place + 1}. `, look: {} }]
  const said: Line = [{ kind: 'text', text: `Đáp án: ${key}`, look: {} }]
  const why = reason.map((line, at): Line => [
    { kind: 'text', text: at === 0 ? 'Lời giải: ' : guard, look: {} },
    ...line,
  ])
  const lines = [[...label, ...first], ...others, ...options, ...(key === '' ? [] : [said]), ...why]
  return lines.map((line) => ({ kind: 'line', line }))
}
