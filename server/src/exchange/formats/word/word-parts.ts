import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { criterionFrom, criterionText, guidanceFrom, guidanceText } from '../essay-texts.ts'
import { type Item, type Problem, blocking, problem } from '../item.ts'
import {
  creditFrom,
  gapFrom,
  gapText,
  numberFrom,
  numberText,
  truthsFrom,
  truthsText,
  unitFrom,
} from '@lms/contracts/question-types/part-texts.ts'
import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { lettersIn } from './signs/key-signs.ts'
import { cutLine, plainLine, trimLine } from './line-text.ts'
import { arrow } from './signs/arrows.ts'
import { isSmall } from './signs/option-letters.ts'
import type { WordDraft } from './paper/question-draft.ts'
import { tellingLooks } from './paper/settled-keys.ts'
import type { Line } from './word-file.ts'

/** Questions with parts, written as a teacher would: lettered lines, and a line for everything that is not one. */

interface Reading {
  item: Item
  draft: WordDraft
  /** What stands behind 'Đáp án:'. */
  typed: readonly string[]
  problems: Problem[]
  rich(lines: readonly Line[]): string
}

interface WordForm {
  /** Texts that get a letter, each with what it is matched with. */
  lines(item: Item): { text: string; match?: string }[]
  extras?(item: Item): string[]
  fields(item: Item): [label: string, value: string][]
  read(reading: Reading): void
}

const letterAt = (index: number): string => String.fromCodePoint(97 + index)

export const wordForms: Readonly<Partial<Record<QuestionType, WordForm>>> = {
  numeric: {
    lines: () => [],
    fields: ({ answers }) =>
      answers.map(({ text, tolerance }) => ['Đáp án', numberText({ text: textOf(text), tolerance })]),
    read({ item, typed, problems }) {
      for (const text of typed.flatMap((each) => each.split(/\s\|\s/))) {
        const number = numberFrom(text)
        if (number === null) problems.push(blocking('numeric', { answer: text.slice(0, 60) }))
        else item.answers.push({ ...number, text: escapeText(number.text), isCorrect: true })
      }
      if (typed.length === 0) problems.push(blocking('noKey'))
      item.unit ??= null
    },
  },
  matching: {
    lines: ({ pairs = [] }) => pairs.map(({ left, right }) => ({ text: left, match: right })),
    extras: ({ extras = [] }) => extras,
    fields: () => [],
    read({ item, draft, problems, rich }) {
      item.pairs = draft.options.map((option) => {
        const match = draft.matches.get(option.letter)
        const [left, right] = match ? [option.lines, match] : partedByArrow(option.lines)
        if (right === null) problems.push(blocking('pairWithout', { text: rich(left).slice(0, 60) }))
        return { left: rich(left), right: rich(right ?? []) }
      })
      item.extras = draft.extras.map(rich)
    },
  },
  ordering: {
    lines: ({ items = [] }) => items.map((text) => ({ text })),
    fields: () => [],
    read({ item, draft, typed, problems, rich }) {
      const { options } = draft
      // Without a key the items stand in their right order; with one they are named in it.
      const named = typed.length === 0 ? options.map(({ letter }) => letter) : (lettersIn(typed.join(', ')) ?? [])
      const ordered = named.flatMap((name) => options.find(({ letter }) => letter === name) ?? [])
      if (ordered.length !== options.length || new Set(named).size !== options.length)
        problems.push(blocking('wrongLetter', { letter: typed.join(', ').slice(0, 60) }))
      item.items = (ordered.length === options.length ? ordered : options).map(({ lines }) => rich(lines))
    },
  },
  cloze: {
    lines: () => [],
    fields: ({ gaps = [] }) => gaps.map((gap, index) => [`Chỗ trống ${index + 1}`, gapText(gap)]),
    read({ item, draft, problems }) {
      item.gaps = Array.from({ length: draft.gaps.size }, (_, index) => {
        const text = draft.gaps.get(index + 1) ?? ''
        const gap = gapFrom(text)
        if (gap === null) problems.push(blocking('numeric', { answer: text.slice(0, 60) }))
        return gap ?? { kind: 'text' as const, answers: [] }
      })
    },
  },
  essay: {
    lines: () => [],
    fields: (item) => [
      ...(item.rubric ?? []).map((one): [string, string] => ['Tiêu chí', criterionText(one)]),
      ['Bài viết', guidanceText(item)],
    ],
    read({ item, draft, typed, problems }) {
      const { criteria, options, fields } = draft
      const read = criteria.map(criterionFrom)
      const guidance = guidanceFrom(fields.guidance ?? '') ?? guidanceFrom('')
      // A person marks it; what would be its key has no place.
      const dropped = [...typed, ...criteria.filter((_, index) => read[index] === null)]
      if (dropped.length > 0) problems.push(problem('wordingDropped', { text: dropped.join('; ').slice(0, 200) }))
      if (options.length > 0) problems.push(blocking('unreadable', { text: `A. … (${options.length})` }))
      Object.assign(item, { rubric: read.filter((one) => one !== null), ...guidance })
    },
  },
  statements: {
    lines: ({ statements = [] }) => statements.map(({ text }) => ({ text })),
    fields: ({ statements = [] }) => [['Đáp án', lettered(truthsText(statements))]],
    read({ item, draft, typed, problems, rich }) {
      const marked = markedStatements(draft)
      const said = typed.length > 0 ? truthsFrom(typed.join(' '), draft.options.length) : null
      const shown = typed.length === 0 ? (marked?.truths ?? truthsShown(draft)) : null
      const truths = said ?? shown
      if (truths === null) problems.push(blocking('noKey'))
      item.statements = draft.options.map(({ lines }, index) => ({
        text: rich(withoutBox((truths === marked?.truths ? marked?.lines[index] : undefined) ?? lines)),
        isTrue: truths?.[index] === true,
      }))
    },
  },
}

/** '5 x 4 = 20 ☐': the room for an answer is none of what is said. */
function withoutBox(lines: readonly Line[]): Line[] {
  const last = lines.at(-1) ?? []
  const box = /\s{0,20}(?:[☐□]|\.{3,200}|…{1,200}|_{2,200})\s{0,20}$/u.exec(plainLine(last))
  return box ? [...lines.slice(0, -1), cutLine(last, 0, box.index)] : [...lines]
}

/** 'Đ, S' as 'a) Đ, b) S'. */
function lettered(truths: string): string {
  return truths
    .split(', ')
    .map((truth, index) => `${letterAt(index)}) ${truth}`)
    .join(', ')
}

/** Said by its name, or plain to see: a tolerance, or a truth for each lettered line. */
export function partTypeOf(draft: WordDraft, said: QuestionType | null, typed: readonly string[]): QuestionType | null {
  if (said !== null) return said in wordForms ? said : null
  const { options, gaps } = draft
  if (gaps.size > 0) return 'cloze'
  if (options.length === 0) {
    const isMeasured = typed.some((text) => /±|\+\/-/u.test(text)) || draft.fields.unit !== undefined
    return isMeasured && typed.length > 0 && typed.every((text) => numberFrom(text) !== null) ? 'numeric' : null
  }
  if (options.length < 2) return null
  if (typed.length === 1 && truthsFrom(typed[0] ?? '', options.length) !== null) return 'statements'
  if (typed.length > 0) return null
  return draft.areTruths || markedStatements(draft) !== null || truthsSolved(draft) !== null ? 'statements' : null
}

/** In the solution, or by how those that are true look: only one look may say it. */
function truthsShown(draft: WordDraft): boolean[] | null {
  const solved = truthsSolved(draft)
  if (solved || !draft.areTruths) return solved
  const looks = tellingLooks(draft.options).map(({ keys }) => draft.options.map(({ letter }) => keys.has(letter)))
  const [first, ...others] = looks
  return first && others.every((other) => other.join() === first.join()) ? first : null
}

/**
 * 'a) Đúng, vì …' for each line in small letters, below 'Lời giải'. Where one alone is true it may as well be the one
 * to be chosen: then only a heading says what is meant.
 */
function truthsSolved({ options, explanation, areTruths }: WordDraft): boolean[] | null {
  if (!options.every(isSmall)) return null
  const whole = explanation.flatMap((line) =>
    [truthsFrom(plainLine(line), options.length) ?? []].filter(({ length }) => length > 0),
  )
  if (whole.length > 0) return whole.length === 1 && areTruths ? (whole[0] ?? null) : null
  const said = explanation.map((line) => solution.exec(plainLine(line)))
  const truths = options.map(({ letter }) => {
    const own = said
      .filter((found) => found?.[1]?.toUpperCase() === letter)
      .map((found) => truthOf(found?.[2] ?? '') === true)
    return own.length === 1 ? (own[0] ?? null) : null
  })
  if (truths.includes(null)) return null
  const isOne = truths.filter(Boolean).length === 1
  return isOne && !areTruths ? null : truths.map((truth) => truth === true)
}

const solution = new RegExp(String.raw`^\s*([a-j])\s*[).:]\s*(?:${arrow}\s*)?(đúng|sai|đ|s)(?![\p{L}\d])`, 'iu')

export function readWordParts(type: QuestionType, reading: Reading): void {
  const { item, draft, problems } = reading
  const { unit = '', credit = '' } = draft.fields
  item.type = type
  if (type === 'numeric' && unit !== '') item.unit = unitFrom(unit)
  const kept = creditFrom(credit)
  if (kept !== null) item.credit = kept
  else if (credit !== '') problems.push(problem('wordingDropped', { text: credit.slice(0, 200) }))
  wordForms[type]?.read(reading)
}

function partedByArrow(lines: readonly Line[]): [Line[], Line[] | null] {
  const [first = [], ...others] = lines
  const found = /→|=>|->/u.exec(plainLine(first))
  if (!found) return [[...lines], null]
  const left = trimLine(cutLine(first, 0, found.index))
  return [[left], [trimLine(cutLine(first, found.index + found[0].length)), ...others]]
}

/** Looked for at the end only: lines may be long. */
const markLength = 40
const truth = String.raw`\s*(Đúng|ĐÚNG|Sai|SAI|Đ|S)\s*[)\].]*\s*$`
const arrowed = new RegExp(String.raw`\s*${arrow}\s*[([]?${truth}`, 'u')
const marked = new RegExp(String.raw`(?:[\s([–\-:]|(?<![\p{L}\d])\.|(?<=[\p{Ll}\d)])\.)${truth}`, 'u')

/**
 * 'a) 2 + 2 = 4 (Đ)': each line in small letters says at its end whether it is true. In large letters an arrow leads to
 * it, and several are true: one alone may be the one to be chosen.
 */
function markedStatements({ options, areTruths }: WordDraft): { truths: boolean[]; lines: Line[][] } | null {
  const found = options.map((option) => {
    const { lines } = option
    const last = lines.at(-1) ?? []
    const text = plainLine(last)
    const from = Math.max(0, text.length - markLength)
    const end = text.slice(from)
    const said = arrowed.exec(end) ?? (isSmall(option) ? marked.exec(end) : null)
    return (
      said && {
        isTrue: said[1]?.startsWith('Đ') === true,
        lines: [...lines.slice(0, -1), trimLine(cutLine(last, 0, from + said.index))],
      }
    )
  })
  const whole = found.filter((each) => each !== null)
  if (whole.length < 2 || whole.length !== options.length) return null
  const isOne = whole.filter(({ isTrue }) => isTrue).length === 1
  if (isOne && !areTruths && !options.every(isSmall)) return null
  return { truths: whole.map(({ isTrue }) => isTrue), lines: whole.map(({ lines }) => lines) }
}
