import type { HeadMeaning } from '../rows/heads/header-words.ts'
import { meaningOf } from '../rows/heads/header-words.ts'
import { isOfWhatIsAsked } from '../rows/heads/head-kinds.ts'
import type { Fields, List, Scalar, Value } from './json-tree.ts'
import { isOptionList } from './option-lists.ts'

/** Where in a file of objects the questions are. */

export interface ListedQuestion {
  /** By which it is known among the others; null in a list. */
  name: string | null
  entry: Value
  /** What the objects around it say of all that is in them. */
  shared: readonly (readonly [name: string, value: Scalar])[]
}

export interface QuestionList {
  path: string
  questions: ListedQuestion[]
}

type Around = ListedQuestion['shared']

/** By their paths; places in lists are left out of these, so that the parts of one list stay together. */
export function questionLists(file: Value): QuestionList[] {
  const root = byRows(file)
  const lists = new Map<string, QuestionList>()
  const add = (path: string, question: ListedQuestion): void => {
    const known = lists.get(path)
    if (known) known.questions.push(question)
    else lists.set(path, { path, questions: [question] })
  }
  search(root, '', [], add)
  const isAlone =
    root.kind === 'fields' && isQuestion(root) && root.fields.some(([name]) => meaningOf(name) === 'content')
  if (lists.size === 0 && isAlone) add('', { name: null, entry: root, shared: [] })
  if (lists.size === 0) collect(root, '', add)
  return [...lists.values()]
}

/** Some programs write a table by its columns: in each of them the same numbers name the rows. */
function byRows(value: Value): Value {
  if (value.kind !== 'fields' || value.fields.length < 2) return value
  const columns = value.fields.flatMap(([name, own]) => (own.kind === 'fields' ? [[name, own.fields] as const] : []))
  const numbers = columns[0]?.[1].map(([number]) => number) ?? []
  const areRows =
    columns.length === value.fields.length &&
    numbers.length >= 2 &&
    numbers.every((number) => /^\d{1,5}$/.test(number)) &&
    columns.every(([, own]) => own.length === numbers.length && own.every(([number], row) => number === numbers[row]))
  if (!areRows) return value
  const items = numbers.map((_, row): Value => {
    const fields = columns.flatMap(([name, own]) => own.slice(row, row + 1).map(([, cell]) => [name, cell] as const))
    return { kind: 'fields', fields }
  })
  return { kind: 'list', items }
}

type Add = (path: string, question: ListedQuestion) => void

function search(value: Value, path: string, around: Around, add: Add): boolean {
  if (value.kind === 'scalar') return false
  const members = membersOf(value)
  if (members === null)
    return value.kind === 'fields' ? searchFields(value, path, around, add) : searchItems(value, path, around, add)
  let isFound = false
  const own = members.filter(({ entry }) => {
    const isGroup = entry.kind === 'fields' && searchFields(entry, path, around, add, true)
    isFound ||= isGroup
    return !isGroup
  })
  if (!own.some(({ entry }) => entry.kind === 'fields' && isQuestion(entry))) return isFound
  for (const { name, entry } of own) add(path, { name, entry, shared: around })
  return true
}

function searchItems({ items }: List, path: string, around: Around, add: Add): boolean {
  return items.map((item) => search(item, path, around, add)).includes(true)
}

/** An object of a list may be a question with options of its own; any other only holds what is in it. */
function searchFields({ fields }: Fields, path: string, around: Around, add: Add, isMember = false): boolean {
  const shared = [...sharedOf(fields), ...around]
  return fields
    .map(([name, value]) => {
      if (value.kind === 'scalar' || (isMember && isOptionList(name, value))) return false
      return search(value, path === '' ? name : `${path}/${name}`, shared, add)
    })
    .includes(true)
}

/** What is in a list, or in an object whose values are all of one kind and known by ids. */
function membersOf(value: List | Fields): { name: string | null; entry: Value }[] | null {
  if (value.kind === 'list') {
    const objects = value.items.filter(({ kind }) => kind === 'fields')
    return objects.length > 0 && objects.length * 2 > value.items.length
      ? value.items.map((entry) => ({ name: null, entry }))
      : null
  }
  const objects = value.fields.filter(([, own]) => own.kind === 'fields' && isQuestion(own))
  return objects.length > 1 && objects.length === value.fields.length
    ? value.fields.map(([name, entry]) => ({ name, entry }))
    : null
}

const keptMeanings: ReadonlySet<HeadMeaning | null> = new Set(['topic', 'subject', 'class', 'difficulty', 'tags'])

/** A text that the questions below it ask about, and what is said of all of them; names of quizzes are not kept. */
function sharedOf(fields: Fields['fields']): [string, Scalar][] {
  const asks = fields.some(([, value]) => value.kind === 'list')
  return fields.flatMap(([name, value]): [string, Scalar][] => {
    if (value.kind !== 'scalar' || value.text.trim() === '') return []
    if (keptMeanings.has(meaningOf(name)) || isOfWhatIsAsked(name)) return [[name, value]]
    const isAsked = meaningOf(name) === 'content' || (value.text.length > longestTitle && value.isText)
    return asks && isAsked && /\s/.test(value.text.trim()) ? [['passage', value]] : []
  })
}

const longestTitle = 300

/** It asks something, and has something to answer it with. */
function isQuestion({ fields }: Fields): boolean {
  const named = fields.map(([name, value]) => ({ meaning: meaningOf(name), value }))
  const isAsking = named.some(
    ({ meaning, value }) =>
      (meaning === 'content' || meaning === 'numberOrContent' || meaning === 'title') &&
      (value.kind === 'fields' || (value.kind === 'scalar' && value.isText && value.text.trim() !== '')),
  )
  const isAnswered = named.some(
    ({ meaning, value }) =>
      value.kind === 'list' ||
      meaning === 'correct' ||
      meaning === 'options' ||
      meaning === 'wrong' ||
      (meaning !== null && /^[A-D]$/.test(meaning)),
  )
  return isAsking && isAnswered
}

/** Where nothing looks like a question, every list of objects may be one that a person understands. */
function collect(value: Value, path: string, add: Add): void {
  if (value.kind === 'scalar') return
  const members = membersOf(value)
  if (members !== null) {
    for (const { name, entry } of members) add(path, { name, entry, shared: [] })
    return
  }
  if (value.kind === 'list') for (const item of value.items) collect(item, path, add)
  else for (const [name, own] of value.fields) collect(own, path === '' ? name : `${path}/${name}`, add)
}
