import type { ImportMending, ListedKey } from '@lms/contracts/exchange/reading.ts'
import { exchangeProblems } from '@lms/contracts/exchange/reading-problems.ts'
import { choiceType } from '../item.ts'
import type { StoredItem } from '../import-item-store.ts'
import { type ItemProblem, type ItemText, rulesBrokenBy } from '../staged-item.ts'

type Key = Pick<ListedKey, 'places' | 'statements'>

interface Mending extends Pick<ImportMending, 'key' | 'type' | 'topic'> {
  /** What a list of keys says of this one. */
  listed?: Key
}

const isChoice = ({ type }: ItemText): boolean => type === 'single_choice' || type === 'multiple_choice'

/** What a person who says where the key is has dealt with. */
const keyProblems: ReadonlySet<string> = new Set(
  (['noKey', 'keyConflict', 'keyUnclear'] as const).map((code) => exchangeProblems[code].key),
)

/** What a person who says that it is an essay has dealt with. */
const essayProblems: ReadonlySet<string> = new Set(
  (['noKey', 'keyUnclear', 'answerUnclear'] as const).map((code) => exchangeProblems[code].key),
)

/** Nothing to choose from; what was to be typed says how it may be answered. */
function canBeEssay({ type, answers }: ItemText): boolean {
  return type === 'fill_blank' || (type === 'single_choice' && answers.length === 0)
}

function asEssay(text: ItemText): ItemText {
  const typed = text.answers.map((answer) => `<p>${answer.text}</p>`).join('')
  return { ...text, type: 'essay', answers: [], explanation: `${typed}${text.explanation}` }
}

export function canHaveKey(text: ItemText, { places, statements }: Key): boolean {
  if (statements !== undefined) return linesOf(text).length === statements
  return isChoice(text) && places.length > 0 && places.every((place) => place < text.answers.length)
}

/** What may be true or not: its statements, or options of a question that was taken for another. */
function linesOf(text: ItemText): string[] {
  if (text.type === 'statements') return (text.statements ?? []).map((statement) => statement.text)
  return isChoice(text) ? text.answers.map((answer) => answer.text) : []
}

function withKey(text: ItemText, { places, statements }: Key): ItemText {
  const isMeant = (place: number): boolean => places.includes(place)
  if (statements !== undefined)
    return {
      ...text,
      type: 'statements',
      answers: [],
      statements: linesOf(text).map((line, place) => ({ text: line, isTrue: isMeant(place) })),
    }
  const answers = text.answers.map((answer, place) => ({ ...answer, isCorrect: isMeant(place) }))
  return { ...text, answers, type: choiceType(answers) }
}

/** Null when nothing of it can be changed so. */
export function mendedItem(item: StoredItem, { key, listed, type, topic }: Mending): StoredItem | null {
  const places = key === 'first' ? [0] : key === undefined ? undefined : item.origin?.marks[key]
  const marked: Key | undefined = listed ?? (places && { places })
  let text = { ...item.text }
  let isChanged = false
  let problems: ItemProblem[] = item.problems
  if (marked !== undefined && canHaveKey(text, marked)) {
    text = withKey(text, marked)
    problems = problems.filter((one) => !keyProblems.has(one.key ?? ''))
    isChanged = true
  }
  if (type === 'essay' && canBeEssay(text)) {
    text = asEssay(text)
    problems = problems.filter((one) => !essayProblems.has(one.key ?? ''))
    isChanged = true
  }
  if (type !== undefined && type !== 'essay' && isChoice(text) && text.type !== type) {
    text.type = type
    isChanged = true
  }
  if (topic !== undefined && topic !== text.topic) {
    text.topic = topic
    isChanged = true
  }
  return isChanged ? settled(item, text, problems) : null
}

/** What is said stays said, and keeps it out no more; what a model read is still accepted one by one. */
export function seenItem(item: StoredItem, problem: string): StoredItem {
  const problems = item.problems.map((one) => (one.key === problem ? { ...one, isBlocking: false } : one))
  const isByAi = problems.some(({ key }) => key === exchangeProblems.readByAi.key)
  return { ...settled(item, item.text, problems), ...(isByAi && { isAccepted: item.isAccepted }) }
}

function settled(item: StoredItem, text: ItemText, problems: readonly ItemProblem[]): StoredItem {
  // Rules of a type are asked anew; what was said about the file stays.
  const said = problems.filter((one) => !one.isBlocking || one.key?.startsWith('exchange.') === true)
  const wasBlocked = item.problems.some((one) => one.isBlocking)
  const all = said.some((one) => one.isBlocking) ? said : [...said, ...rulesBrokenBy(text)]
  const isBlocked = all.some((one) => one.isBlocking)
  const isNew = item.duplicateId === null && item.sameAsNumber === null
  return {
    ...item,
    text,
    problems: all,
    isAccepted: !isBlocked && (item.isAccepted || (wasBlocked && isNew)),
    version: item.version + 1,
  }
}
