import { mostItems } from '../../item.ts'

/** What stands below a question: an option with a letter or a box, something to type, or a number. */
export interface TypedOption {
  kind: 'letter' | 'box' | 'typed' | 'number'
  isRight: boolean
  lines: string[]
  notes: string[]
}

export interface TypedQuestion {
  number: number
  asked: string[]
  options: TypedOption[]
  /** Said of every answer, of a right one, of a wrong one, and how it is solved. */
  notes: string[]
  praise: string[]
  blame: string[]
  solution: string[]
  open: 'essay' | 'upload' | null
  title: string
  points: string
  type: string
  /** What stands above it and is no part of it. */
  above: string[]
  /** Lines that nothing is known of. */
  odd: string[]
}

export interface TypedTest {
  questions: TypedQuestion[]
  /** How often there is what no other paper has. */
  signs: number
  /** Where the test has a name its texts are Markdown. */
  isNamed: boolean
}

const heading =
  /^(?:quiz (?:title|description)|shuffle answers|show correct answers|one question at a time|can't go back|feedback is solution|solutions (?:sample|randomize) groups)\s*:/i
const label = /^(title|points|type)\s*:\s*(.*)$/i
const passage = /^text(?: title)?\s*:\s*(.*)$/i
const group = /^(?:(?:END_)?GROUP\s*$|(?:pick|solutions pick|points per question)\s*:)/
const asked = /^(\d{1,4})[.)]\s+(\S.*)$/
const lettered = /^(\*?)\s?([a-z])[.)]\s*(\S.*)$/i
const boxed = /^(?:\[([*xX ]?)\]|\(([*xX ]?)\))\s+(\S.*)$/
const typed = /^\*\s+(\S.*)$/
const numeric = /^=\s+(\S.*)$/
const note = /^(?:\.\.\.|[@~])\s+(\S.*)$/
const reason = /^(?:explanation|feedback|rationale|giải thích|lời giải)\s*[:：]\s*(\S.*)$/iu
const verdict = /^([-+!])\s+(\S.*)$/
const keys = /^answers\s*:$/i
const keyed = /^(\d{1,4})[.)]?\s*([a-j])[.)]?$/i
const fence = /^\s*```/

/**
 * Tests typed for programs that make packages of them: a number before what is asked, a letter before an option and a
 * star before the right one, boxes where several are right, '=' before a number, three dots or '@' before what is said
 * of the line above. Keys may stand below all questions. Longer texts go on in lines that are set in.
 */
export function typedTestIn(text: string): TypedTest {
  const questions: TypedQuestion[] = []
  const lines = withoutComments(text.split(/\r\n|\r|\n/u))
  const isNamed = lines.some((line) => /^quiz title\s*:/i.test(line))
  /** `open` is where a line goes that is set in. */
  const state = { signs: 0, open: null as string[] | null, isCode: false, isKey: false, own: nothingSaid() }

  let byNumber: ReadonlyMap<number, readonly TypedQuestion[]> = new Map()

  function begin(into: string[], line: string): true {
    into.push(line)
    state.open = into
    return true
  }

  /** '1. b' below all questions. */
  function takeKey(line: string): boolean {
    const [, number, letter = ''] = keyed.exec(line) ?? []
    const own = byNumber.get(Number(number)) ?? []
    const option = own[0]?.options[letter.toLowerCase().charCodeAt(0) - 97]
    if (own.length !== 1 || !option) return false
    option.isRight = true
    return true
  }

  function take(line: string): boolean {
    if (state.isKey) return takeKey(line)
    if (keys.test(line) && questions.length > 1) {
      state.isKey = true
      byNumber = Map.groupBy(questions, (question) => question.number)
      state.open = null
      return true
    }
    const [, number, text = ''] = asked.exec(line) ?? []
    if (number !== undefined) {
      const question = { ...emptyQuestion(Number(number)), ...state.own }
      state.own = nothingSaid()
      questions.push(question)
      return begin(question.asked, text)
    }
    const [, name = '', value = ''] = label.exec(line) ?? []
    if (name !== '') {
      if (/^type$/i.test(name) && /^(?:MC|MR|TF|E|F|FMB|MT)$/i.test(value.trim())) state.signs += 1
      Object.assign(state.own, { [name.toLowerCase()]: value.trim() })
      state.open = []
      return true
    }
    const passed = passage.exec(line)?.[1]
    if (passed !== undefined) return begin(state.own.above, passed)
    if (heading.test(line) || group.test(line)) return begin([], line)
    const current = questions.at(-1)
    return current !== undefined && takeBelow(current, line)
  }

  function takeBelow(current: TypedQuestion, line: string): boolean {
    const option = optionIn(line, current.options, isNamed)
    if (option) {
      if (option.kind === 'box' && option.isRight) state.signs += 1
      current.options.push(option)
      state.open = option.lines
      return true
    }
    if (/^(?:_{3,}|\^{3,})$/.test(line)) {
      current.open = line.startsWith('_') ? 'essay' : 'upload'
      return true
    }
    const said = note.exec(line)?.[1]
    if (said !== undefined) {
      if (current.options.length > 0 && !line.startsWith('~')) state.signs += 1
      return begin(line.startsWith('~') ? current.notes : (current.options.at(-1) ?? current).notes, said)
    }
    const why = reason.exec(line)?.[1]
    if (why !== undefined) return begin(current.notes, why)
    const [, sign = '', opinion = ''] = verdict.exec(line) ?? []
    const isOpinion = sign !== '' && current.options.length === 0 && (isNamed || current.notes.length > 0)
    const opinions = { '+': current.praise, '-': current.blame, '!': current.solution }[sign]
    return isOpinion && opinions !== undefined && begin(opinions, opinion)
  }

  for (const line of lines) {
    // Whoever reads papers refuses so many.
    if (questions.length > mostItems) return { questions: [], signs: 0, isNamed: false }
    const isFence = fence.test(line)
    const isSetIn = state.isCode || isFence || line.trim() === '' || /^\s/u.test(line)
    if (isFence && state.open) state.isCode = !state.isCode
    if (isSetIn && state.open) state.open.push(line)
    else if (line.trim() !== '' && !take(line.trim())) {
      const current = questions.at(-1)
      const goesOn = current !== undefined && state.open === current.asked && current.asked.at(-1)?.trim() !== ''
      const into = goesOn ? current.asked : (current?.odd ?? state.own.above)
      into.push(line.trim())
    }
  }
  return { questions, signs: state.signs, isNamed }
}

function nothingSaid(): Pick<TypedQuestion, 'title' | 'points' | 'type' | 'above'> {
  return { title: '', points: '', type: '', above: [] }
}

function emptyQuestion(number: number): TypedQuestion {
  const own = { notes: [], praise: [], blame: [], solution: [], odd: [] }
  return { number, asked: [], options: [], open: null, ...own, ...nothingSaid() }
}

/** Where the test has a name any letter begins an option: some write 'a)' before all of them. */
function optionIn(line: string, options: readonly TypedOption[], isNamed: boolean): TypedOption | null {
  const letter = lettered.exec(line)
  if (letter && (isNamed || (letter[2] ?? '').toLowerCase() === String.fromCodePoint(97 + options.length)))
    return { kind: 'letter', isRight: letter[1] === '*', lines: [letter[3] ?? ''], notes: [] }
  const box = boxed.exec(line)
  if (box) return { kind: 'box', isRight: (box[1] ?? box[2] ?? '').trim() !== '', lines: [box[3] ?? ''], notes: [] }
  const text = typed.exec(line)?.[1]
  if (text !== undefined) return { kind: 'typed', isRight: true, lines: [text], notes: [] }
  const number = numeric.exec(line)?.[1]
  return number === undefined ? null : { kind: 'number', isRight: true, lines: [number], notes: [] }
}

/** '% …', and all between two words for it. */
function withoutComments(lines: readonly string[]): string[] {
  const kept: string[] = []
  let isComment = false
  for (const line of lines) {
    if (/^COMMENT\s*$/.test(line)) isComment = true
    else if (/^END_COMMENT\s*$/.test(line)) isComment = false
    else if (!isComment && !line.startsWith('%')) kept.push(line)
  }
  return kept
}
