import { decimalOf } from '@lms/contracts/question-types/decimals.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
import {
  type Item,
  type Problem,
  type ReadItem,
  blocking,
  choiceType,
  emptyItem,
  placeOf,
  pointsFrom,
  problem,
  settledType,
  titleFrom,
} from '../../item.ts'
import { typedText } from '../../formulas-in-text.ts'
import { markdownText } from '../markdown-text.ts'
import { type TypedOption, type TypedQuestion, typedTestIn } from './typed-test-lines.ts'

/** Null where a text is a paper as people type it for people. */
export function typedTest(text: string): ReadItem[] | null {
  const { questions, signs, isNamed } = typedTestIn(text)
  const keyed = questions.filter(({ options }) => options.some(({ isRight }) => isRight))
  const isSure = keyed.length > 0 && (isNamed || signs > 1)
  const odd = questions.filter((question) => question.odd.length > 0).length
  if (!isSure || odd * (isNamed ? 2 : 10) > questions.length) return null
  const areSeveral = isNamed || questions.some(({ options }) => options.filter(isTicked).length > 1)
  return questions.map((question) => readQuestion(question, areSeveral, isNamed ? markdownText : typedText))
}

const isTicked = ({ kind, isRight }: TypedOption): boolean => kind === 'box' && isRight

function readQuestion(question: TypedQuestion, areSeveral: boolean, html: (text: string) => string): ReadItem {
  const { number, title, points, notes, praise, blame, solution, above, odd } = question
  const problems: Problem[] = []
  const rich = (lines: readonly string[]): string => html(setOut(lines))
  const content = rich(question.asked)
  const explanation = [notes, praise, solution]
    .filter((lines) => lines.length > 0)
    .map(rich)
    .join('')
  const dropped = [...above, ...blame].filter((line) => line.trim() !== '')
  if (dropped.length > 0) problems.push(problem('wordingDropped', { text: dropped.join(' / ').slice(0, 200) }))
  const [strange] = odd
  if (strange !== undefined) problems.push(blocking('unreadable', { text: strange.slice(0, 60) }))
  const item = { ...emptyItem(), title: title || titleFrom(content), content, explanation }
  if (points !== '') item.points = pointsFrom(Number(points), problems)
  return {
    item: settledType(answered(item, question, rich, areSeveral, problems)),
    problems,
    place: placeOf(number),
    source: [...question.asked, ...question.options.flatMap(({ lines }) => lines)].join('\n').slice(0, 2000),
  }
}

function answered(
  item: Item,
  { options, open, type }: TypedQuestion,
  rich: (lines: readonly string[]) => string,
  areSeveral: boolean,
  problems: Problem[],
): Item {
  const [kind, ...others] = [...new Set(options.map((option) => option.kind))]
  const said = type.toUpperCase()
  const own = options.map((option) => ({ ...option, text: setOut(option.lines) }))
  if (others.length > 0 || (open !== null && kind !== undefined) || open === 'upload' || said === 'FMB')
    problems.push(
      open === 'upload'
        ? blocking('unknownType', { type: 'upload' })
        : blocking('unreadable', { text: own[0]?.text.slice(0, 60) ?? '' }),
    )
  if (open !== null || said === 'E') {
    const samples = own.map(({ lines }) => rich(lines)).join('')
    return { ...item, type: 'essay', explanation: item.explanation + samples }
  }
  if (kind === 'number') return withNumbers(item, own, problems)
  if (options.length > 0 && (kind === 'typed' || said === 'F'))
    return {
      ...item,
      type: 'fill_blank',
      answers: own.map(({ text }) => ({ text: escapeText(text), isCorrect: true })),
    }
  if (said === 'MT')
    return withPairs(
      item,
      own.map(({ text }) => text),
      rich,
      problems,
    )
  const answers = options.map(({ isRight, lines, notes }) => ({
    text: rich(lines),
    isCorrect: isRight,
    ...(notes.length > 0 && { explanation: rich(notes) }),
  }))
  if (options.length === 0 && said === '') problems.push(blocking('essay'))
  else if (!options.some(({ isRight }) => isRight)) problems.push(blocking('noKey'))
  return { ...item, type: kind === 'box' && areSeveral ? 'multiple_choice' : choiceType(answers), answers }
}

/** '1.5', '1.5 +- 0.1', '1.5 +- 2%', '[1, 2]'. */
function withNumbers(item: Item, options: readonly { text: string }[], problems: Problem[]): Item {
  const answers = options.flatMap(({ text }) => {
    const [, lowest, highest] = /^\[\s*([^\s,]+)\s*,\s*([^\s,]+)\s*\]$/.exec(text) ?? []
    const [, given = text, margin = '0', percent = ''] = /^(\S+)\s*(?:\+-|±)\s*([\d.]+)\s*(%?)$/.exec(text) ?? []
    const from = Number(lowest ?? given)
    const to = Number(highest ?? given)
    const off = percent === '%' ? (Math.abs(from) * Number(margin)) / 100 : Number(margin)
    const middle = lowest === undefined ? given : String(rounded((from + to) / 2))
    if (!Number.isFinite(from) || !Number.isFinite(to) || to < from || decimalOf(middle) === null) return []
    const tolerance = rounded(off + (to - from) / 2)
    return [{ text: middle, isCorrect: true, ...(tolerance > 0 && { tolerance }) }]
  })
  if (answers.length < options.length)
    problems.push(
      blocking('numeric', {
        answer: options
          .map(({ text }) => text)
          .join(', ')
          .slice(0, 60),
      }),
    )
  return { ...item, type: 'numeric', answers, unit: null }
}

const rounded = (value: number): number => Number(value.toPrecision(12))

/** 'chó = gâu gâu'. */
function withPairs(
  item: Item,
  texts: readonly string[],
  rich: (lines: readonly string[]) => string,
  problems: Problem[],
): Item {
  const halves = texts.map((text) => text.split(/\s*=\s*/u))
  if (halves.some((half) => half.length !== 2))
    problems.push(blocking('unreadable', { text: texts.join(' / ').slice(0, 60) }))
  return {
    ...item,
    type: 'matching',
    pairs: halves.map(([left = '', right = '']) => ({ left: rich([left]), right: rich([right]) })),
  }
}

/** Lines that go on are set in as far as the shallowest of them; deeper ones may be code or a list in a list. */
function setOut([first = '', ...others]: readonly TypedOption['lines'][number][]): string {
  const depths = others.filter((line) => line.trim() !== '').map((line) => /^\s*/u.exec(line)?.[0].length ?? 0)
  const depth = Math.min(...depths)
  return [first, ...others.map((line) => line.slice(depth))].join('\n').trim()
}
