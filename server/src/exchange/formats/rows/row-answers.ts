import type { KeyMarks, KeySign } from '@lms/contracts/exchange/origin.ts'
import { PlainType, QuestionType } from '@lms/contracts/question-types/registry.ts'
import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import {
  type Item,
  type ItemAnswer,
  type Problem,
  type Reason,
  blocking,
  choiceType,
  problem,
  readTrueFalse,
  settledType,
  trueFalseAnswers,
} from '../item.ts'
import { fillsSeveral, typedDoubt } from '../text/several-typed.ts'
import { isSentence } from '../text/typed-sentences.ts'
import { columnLetters } from './grid.ts'
import { acceptedIn } from './options/accepted-answers.ts'
import { optionsNamed } from './options/head-keys.ts'
import { numericKey, rangeFrom, withMargin } from './options/numeric-keys.ts'
import { fillPartners } from './options/partner-columns.ts'
import { areIds, isListOfIds } from './options/id-options.ts'
import { asksForLetter, isPattern, ofFormula, typedText } from './options/typed-text.ts'
import { fillToldGaps } from './told/told-gaps.ts'
import { namesChoice } from './keys/bare-keys.ts'
import { isMark, isNoMark, keyFrom } from './row-keys.ts'
import type { QuestionCells, RowOption } from './options/question-cells.ts'
import type { Layout } from './row-columns.ts'
import { isShare } from './layouts/marked-options.ts'
import { verdictsIn } from './layouts/verdicts.ts'
import { partRows } from './row-parts.ts'
import { saidOtherwise, secondKeysOf } from './second-keys.ts'
import { spelledTruth } from './keys/spelled-truths.ts'
import { typeFrom } from './row-words.ts'

/** What a row says about the answers of its question. */

export interface RowAnswers {
  problems: Problem[]
  reasons: Reason[]
  marks: KeyMarks
  /** The options that became answers, in their order; none where the key cannot be seen in them. */
  choices: readonly RowOption[]
  /** Something in the file names the key. */
  isSaid: boolean
}

interface Given {
  cells: QuestionCells
  options: readonly RowOption[]
  unclear: string | null
  /** Cells of this row that nobody understands. */
  isPartlyUnknown: boolean
  /** The same, whatever else is known of its row. */
  isUnread: boolean
}

const bare = ({ text, explanation }: RowOption, isCorrect: boolean): ItemAnswer => ({
  text,
  isCorrect,
  ...(explanation !== undefined && { explanation }),
})

export function fillAnswers(item: Item, given: Given): RowAnswers {
  const { cells, options, unclear } = given
  const verdicts = verdictsIn(cells, options, typeSaid(cells))
  const correct = verdicts ?? cells.text('correct')
  const word = typeSaid(cells)
  // 'Short answer', or a single one of several.
  const isShort = /^sa$/i.test(word ?? '') && options.length === 0 && unclear === null
  const type = verdicts !== null ? 'statements' : isShort ? 'fill_blank' : word
  const outcome: RowAnswers = { problems: [], reasons: [], marks: {}, choices: [], isSaid: false }
  const { problems } = outcome
  const known = QuestionType.safeParse(type).data ?? null
  const parts = known === null ? undefined : partRows[known]
  if (verdicts === null && fillPartners(item, cells, options)) return outcome
  if (options.length === 0 && correct === '' && !cells.isExact && fillToldGaps(item, problems)) return outcome
  if (known === 'numeric' && parts && !cells.isExact) {
    const { said, options: numbers, problems: left } = numericKey(cells, options)
    const offered = numbers.map(({ raw }) => rangeFrom(raw) ?? raw)
    item.type = known
    if (said === '' && offered.length === 0) problems.push(blocking('noKey'))
    parts.read(item, offered, said, problems)
    problems.push(...otherwise(numbers, said), ...left)
    return outcome
  }
  if (parts && known !== null) {
    item.type = known
    parts.read(
      item,
      options.map(({ raw }) => raw),
      correct,
      problems,
    )
    // How it could be answered stands in a column that nobody understands, and the letter names it.
    if (known === 'essay' && given.isUnread && options.length === 0 && /^[a-h]$/i.test(correct))
      problems.push(blocking('optionsMissing', { letter: correct }))
    if (known !== 'essay' && known !== 'statements') problems.push(...otherwise(options, correct))
    // Others mix what is to be put in order, and say the order elsewhere.
    if (known === 'ordering' && correct === '' && !cells.layout.isOwn) problems.push(blocking('noKey'))
    item.answers = item.answers.map((answer, index) => {
      const note = options[index]?.explanation
      return { ...answer, ...(note !== undefined && { explanation: note }) }
    })
    return outcome
  }
  const offered = options.map(({ raw }) => raw)
  const asked = cells.text('content')
  if (areIds(offered.length > 0 ? offered : [correct], asked) || isListOfIds(unclear ?? '', asked)) {
    problems.push(blocking('optionsMissing', { letter: correct.slice(0, 60) }))
    return outcome
  }
  const plain = type === 'choice' ? null : PlainType.safeParse(type).data
  if (type !== null && plain === undefined) problems.push(blocking('unknownType', { type: type.slice(0, 60) }))
  if (unclear !== null) {
    problems.push(blocking('optionsUnclear', { text: unclear.slice(0, 60) }))
    return outcome
  }
  if (plain === 'fill_blank') return typed(item, given, outcome)
  if (options.length === 0 && type !== 'choice') return withoutOptions(item, given, plain ?? null, outcome)
  return chosen(item, given, plain ?? null, type === 'choice', outcome)
}

const otherwise = (options: readonly RowOption[], correct: string): Problem[] =>
  saidOtherwise(
    options.map(({ raw }) => raw),
    correct,
  )

/** 'Multiple choice' is what most people call a question with options, however many of them are right. */
function typeSaid({ text, layout, isExact }: QuestionCells): string | null {
  const said = text('type')
  if (isExact) return typeFrom(said)
  const word = foldText(said)
  if (layout.program === 'quizizz') {
    // It has one right answer there; a key that names several is the file's own word.
    if (word === 'multiple choice') return /^\d(?:\s*[,;]\s*\d)+$/.test(text('correct')) ? 'choice' : 'single_choice'
    if (word === 'checkbox') return 'multiple_choice'
    if (/^fill.in.the.blank$/.test(word)) return 'fill_blank'
    if (/^open.ended$/.test(word)) return 'essay'
  }
  return /^(?:multiple[ _-]choice|multichoice|multiplechoice|multiple|mcq|mc|abcd|quiz|(?:(?:text|image|picture)[ _-])?choice|trac nghiem|tracnghiem|tn|trac nghiem khach quan|(?:trac nghiem )?nhieu lua chon|trac nghiem 4 lua chon|multipla escolha|opcion multiple|seleccion multiple|scelta multipla|pilihan ganda|选择题|選擇題|객관식)$/.test(
    word,
  )
    ? 'choice'
    : typeFrom(said)
}

function typed(item: Item, { cells, options, isUnread }: Given, outcome: RowAnswers): RowAnswers {
  item.type = 'fill_blank'
  const letter = cells.text('correct')
  // A letter beside cells that nobody understands is the key of one of them, whatever its question is called.
  if (
    options.length === 0 &&
    isUnread &&
    !cells.isExact &&
    /^[a-h]$/i.test(letter) &&
    !asksForLetter(cells.text('content'), letter)
  )
    outcome.problems.push(blocking('optionsMissing', { letter }))
  outcome.problems.push(...otherwise(options, cells.text('correct')))
  const accepted =
    options.length > 0
      ? options.map((option) => ({ ...bare(option, true), text: escapeText(option.raw.replaceAll(/\s+/g, ' ')) }))
      : cells
          .text('correct')
          .split('|')
          .map((text) => ({ text: escapeText(typedText(text)), isCorrect: true }))
  // Also a question that is called one with a short answer.
  const said = typedText(cells.text('correct'))
  const isLong = typedDoubt(said)?.code === 'typedLong' || isSentence(said, cells.text('content'))
  if (isLong && !cells.isExact && options.length === 0 && !outcome.problems.some(({ code }) => code === 'typedLong'))
    outcome.problems.push(blocking('typedLong', { answer: said.slice(0, 60) }))
  const isEither = typedDoubt(said)?.code === 'typedSeveral' && !said.includes('|')
  if (isEither && !cells.isExact && options.length === 0 && !outcome.problems.some(({ isBlocking }) => isBlocking))
    outcome.problems.push(blocking('typedSeveral', { answer: said.slice(0, 60) }))
  const isAsked = outcome.problems.some(({ code }) => code === 'typedSeveral')
  if (!isAsked && !cells.isExact && fillsSeveral(cells.text('content'), cells.text('correct'), accepted.length))
    outcome.problems.push(blocking('typedSeveral', { answer: cells.text('correct').slice(0, 60) }))
  if (withMargin(item, cells, outcome.problems)) return outcome
  const further = acceptedIn(cells)
  outcome.problems.push(...further.problems)
  accepted.push(...further.texts.map((text) => ({ text: escapeText(typedText(text)), isCorrect: true })))
  item.answers = accepted.filter(({ text }) => text !== '')
  return outcome
}

function withoutOptions(
  item: Item,
  { cells, isPartlyUnknown, isUnread }: Given,
  type: PlainType | null,
  outcome: RowAnswers,
): RowAnswers {
  const { problems, reasons } = outcome
  const correct = cells.text('correct')
  const truth = spelledTruth(cells, type)
  if (type === 'single_choice' || type === 'multiple_choice') {
    item.type = type
    problems.push(blocking('optionsMissing', { letter: correct.slice(0, 60) }))
  } else if (truth !== null) Object.assign(item, { type: 'true_false', answers: trueFalseAnswers(truth) })
  else if (type === 'true_false' || correct === '') {
    item.type = type ?? 'fill_blank'
    // A letter is the key of two options that the file does not say.
    const isLetter = /^[ab]$/i.test(correct)
    problems.push(
      correct === ''
        ? blocking('essay')
        : isLetter
          ? blocking('optionsMissing', { letter: correct })
          : blocking('noKey'),
    )
  } else if (isPattern(correct)) problems.push(blocking('unreadable', { text: correct.slice(0, 60) }))
  else if ((namesChoice(correct) && !asksForLetter(cells.text('content'), correct)) || isPartlyUnknown) {
    // A letter is the key of options that were not found, and so may any text be where columns are not understood.
    problems.push(blocking('optionsMissing', { letter: correct.slice(0, 60) }))
  } else {
    if (!cells.isExact) reasons.push({ code: 'typedAnswer' })
    const doubt = type === null ? typedDoubt(typedText(correct)) : null
    if (ofFormula.test(correct)) problems.push(blocking('unreadable', { text: correct.slice(0, 60) }))
    if (doubt) problems.push(doubt)
    return typed(item, { cells, options: [], unclear: null, isPartlyUnknown, isUnread }, outcome)
  }
  return outcome
}

interface Voice {
  sign: KeySign
  letters: ReadonlySet<string>
  reasons: Reason[]
}

function chosen(item: Item, given: Given, type: PlainType | null, isChoice: boolean, outcome: RowAnswers): RowAnswers {
  const { options, cells } = given
  const { problems, reasons, marks } = outcome
  const voices = voicesOf(given, outcome)
  const at = (letters: ReadonlySet<string>): number[] =>
    options.flatMap(({ letter }, index) => (letters.has(letter) ? [index] : []))
  for (const { sign, letters } of voices) marks[sign] = at(letters)
  const [first, ...others] = voices
  const isUnited = others.every(({ letters }) => at(letters).join() === at(first?.letters ?? new Set()).join())
  if (first && !isUnited) {
    const answers = new Set(voices.map(({ letters }) => [...letters].toSorted().join(', ')))
    problems.push(blocking('keyConflict', { answers: [...answers].join(' / ').slice(0, 100) }))
  } else if (first) reasons.push(...voices.flatMap((voice) => voice.reasons))
  const keys = isUnited ? (first?.letters ?? new Set<string>()) : new Set<string>()
  const answers = options.map((option) => bare(option, keys.has(option.letter)))
  const truth = truthSaid(type, cells.text('correct'), answers, keys)
  if (type === 'true_false' && isUnited) {
    item.type = 'true_false'
    if (Array.isArray(truth)) {
      item.answers = truth
      problems.length = 0
    } else if (problems.length === 0) problems.push(truth ?? blocking('noKey'))
    return { ...outcome, isSaid: true }
  }
  item.answers = answers
  if (keys.size === 0 && problems.length === 0) problems.push(blocking('noKey'))
  item.type = type === 'multiple_choice' || type === 'single_choice' ? type : choiceType(answers)
  if (type === null) Object.assign(item, settledType(item))
  if (isChoice && keys.size > 0) reasons.push({ code: 'typeByKey' })
  if (cells.layout.program === 'kahoot' && keys.size > 1) problems.push(problem('anyIsRight'))
  const isSaid = voices.length > 0 || problems.some(({ code }) => code !== 'noKey')
  return { ...outcome, choices: item.type === 'true_false' ? [] : options, isSaid }
}

/** The key as a word that means right or wrong, or as the option that does. */
function truthSaid(
  type: PlainType | null,
  correct: string,
  answers: readonly ItemAnswer[],
  keys: ReadonlySet<string>,
): ItemAnswer[] | Problem | null {
  if (type !== 'true_false') return null
  const said = truthOf(correct)
  if (said !== null)
    return readTrueFalse(answers.map((answer) => ({ ...answer, isCorrect: truthOf(textOf(answer.text)) === said })))
  return keys.size === 0 ? null : readTrueFalse(answers)
}

/** Everything that says which option is right. */
function voicesOf({ cells, options }: Given, { problems, marks }: RowAnswers): Voice[] {
  const voices: Voice[] = []
  const { layout, text } = cells
  const column = layout.roles.indexOf('correct')
  const shares = options.filter(({ mark }) => mark !== null && isShare(mark))
  const areShared = shares.length > 1 && new Set(shares.map(({ mark }) => mark)).size === 1
  const isRight = (mark: string): boolean => isMark(mark) || (areShared && isShare(mark))
  const marked = options.filter(({ mark }) => mark !== null && isRight(mark))
  const hasMarks = options.some(({ mark }) => mark !== null)
  const odd = options.find(({ mark }) => mark !== null && !isRight(mark) && !isNoMark(mark))
  if (odd) problems.push(blocking('wrongLetter', { letter: (odd.mark ?? '').slice(0, 60) }))
  else if (marked.length > 0)
    voices.push({ sign: 'mark', letters: lettersOf(marked), reasons: [{ code: 'keyFromMarks' }] })
  const correct = text('correct')
  const named = hasMarks ? null : optionsNamed(cells, options)
  if (named !== null)
    voices.push({
      sign: 'said',
      letters: named,
      reasons: [fromColumn(layout, column, correct), { code: 'keyByPlace' }],
    })
  else if (!hasMarks && correct !== '') {
    const said = keyFrom(correct, options, layout.program !== null)
    problems.push(...said.problems)
    Object.assign(marks, said.marks)
    const how: Reason[] =
      said.by === 'place' ? [{ code: 'keyByPlace' }] : said.by === 'text' ? [{ code: 'keyByText' }] : []
    if (said.letters.size > 0)
      voices.push({ sign: 'said', letters: said.letters, reasons: [fromColumn(layout, column, correct), ...how] })
  }
  if (!hasMarks)
    for (const { column: other, text: said, letters } of secondKeysOf(cells, options))
      voices.push({ sign: correct === '' ? 'said' : 'text', letters, reasons: [fromColumn(layout, other, said)] })
  const starred = options.filter(({ isStarred }) => isStarred)
  if (starred.length > 0) voices.push({ sign: 'star', letters: lettersOf(starred), reasons: [{ code: 'keyFromStar' }] })
  return voices
}

function fromColumn({ heads }: Layout, column: number, said: string): Reason {
  const values = { column: columnLetters(column), head: (heads[column] ?? '').slice(0, 60), said: said.slice(0, 60) }
  return { code: 'keyFromColumn', values }
}

function lettersOf(options: readonly RowOption[]): Set<string> {
  return new Set(options.map(({ letter }) => letter))
}
