import type { PartFigures } from '@lms/contracts/analysis/analysis.ts'
import { isList, partsGiven, shownAs } from '@lms/contracts/question-types/part-rules.ts'
import type { QuestionParts } from '@lms/contracts/question-types/parts.ts'
import type { AskedOption, Given } from '@lms/contracts/question-types/question-type.ts'
import { type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'

/** What was given to the parts of a question, counted part by part, by the rules of its type. */

interface Parted {
  type: QuestionType
  ignoreAccents: boolean
  parts?: QuestionParts
}

/** No id has a space, so that these stand beside the ids of options without being taken for one. */
const counter = (part: string, value: string): string => `${part} ${value}`
const right = '='
const typed = '?'

export function isPartCounter(key: string): boolean {
  return key.includes(' ')
}

/** The counters that one answer moves. Of what a child typed only whether it was right, never the words. */
export function givenParts(question: Parted, given: Given): string[] {
  const rules = questionTypeRules[question.type].parts
  if (rules === null || given === null) return []
  const parts = question.parts ?? {}
  const solution = rules.solution(parts)
  if (solution === null || typeof solution === 'string') return []
  if (isList(solution)) {
    if (typeof given === 'string' || !isList(given)) return []
    return solution.flatMap((id, place) => {
      const put = given[place]
      if (put === undefined || !solution.includes(put)) return []
      return [counter(String(place), put), ...(put === id ? [counter(String(place), right)] : [])]
    })
  }
  const judged = rules.judged({ answers: [], ignoreAccents: question.ignoreAccents, parts }, given)
  const options = optionsOf(question.type, parts)
  const filled = partsGiven(given)
  return Object.keys(solution).flatMap((part) => {
    const value = filled[part]
    if (value === undefined || value === '') return []
    const known = typeof value === 'boolean' || options(part).some(({ _id }) => _id === value)
    return [counter(part, known ? String(value) : typed), ...(judged[part] === true ? [counter(part, right)] : [])]
  })
}

/** What the counters say of each part; none for a question that has no parts to be told apart. */
export function partFigures(question: Parted, chosen: Readonly<Record<string, number>>): PartFigures[] {
  const parts = question.parts ?? {}
  const solution = questionTypeRules[question.type].parts?.solution(parts) ?? null
  if (solution === null || typeof solution === 'string') return []
  const options = optionsOf(question.type, parts)
  // What was right there depended on the numbers: then there is no one answer that was wrong most often.
  const isDrawn = new Set((parts.statements ?? []).filter(({ when }) => when).map(({ _id }) => _id))
  const asked = questionTypeRules[question.type].parts?.asked(parts, [])
  const labels = new Map([...(asked?.lefts ?? []), ...(asked?.answers ?? [])].map(({ _id, text }) => [_id, text]))
  const names = isList(solution) ? solution.map((_, place) => String(place)) : Object.keys(solution)
  return names.map((part) => {
    const wanted = isList(solution) ? solution[Number(part)] : solution[part]
    const values = Object.entries(chosen)
      .filter(([key]) => key.startsWith(`${part} `) && key !== counter(part, right))
      .map(([key, count]) => ({ value: key.slice(part.length + 1), count }))
    const textOf = (value: string): string | null => options(part).find(({ _id }) => _id === value)?.text ?? null
    const rightText = textOf(String(wanted))
    const wrong = values
      .filter(({ value }) => value !== String(wanted) && value !== typed)
      .filter(({ value }) => rightText === null || shownAs(textOf(value) ?? '') !== shownAs(rightText))
      .toSorted((one, other) => other.count - one.count)[0]
    return {
      label: isList(solution) ? null : (labels.get(part) ?? null),
      answered: values.reduce((sum, { count }) => sum + count, 0),
      right: chosen[counter(part, right)] ?? 0,
      commonWrong:
        wrong === undefined || isDrawn.has(part)
          ? null
          : { text: textOf(wrong.value), isTrue: truthIn(wrong.value), count: wrong.count },
    }
  })
}

function truthIn(value: string): boolean | null {
  return value === 'true' ? true : value === 'false' ? false : null
}

function optionsOf(type: QuestionType, parts: QuestionParts): (part: string) => AskedOption[] {
  const asked = questionTypeRules[type].parts?.asked(parts, [])
  return (part) => asked?.gaps?.find(({ number }) => String(number) === part)?.answers ?? asked?.answers ?? []
}
