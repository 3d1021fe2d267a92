import { meaningOf } from '../rows/heads/header-words.ts'
import type { Value } from './json-tree.ts'
import { isFlag, isLettered, isOptionList } from './option-lists.ts'

type Entries = readonly (readonly [name: string, value: Value])[]

/** Which field of the questions of a list holds what is offered; null where none does, or nobody can tell. */
export function offeredField(questions: readonly Entries[]): string | null {
  const names = [...new Set(questions.flatMap((entries) => entries.map(([name]) => name)))]
  const valuesOf = (name: string): Value[] =>
    questions.flatMap((entries) => entries.flatMap(([own, value]) => (own === name ? [value] : [])))
  const offering = names.filter((name) => valuesOf(name).some((value) => isOffering(name, value)))
  const called = (meaning: string | null): string[] => offering.filter((name) => meaningOf(name) === meaning)
  const [named] = called('options')
  if (named !== undefined) return named
  const flagged = offering.filter((name) => valuesOf(name).some(isFlagged))
  if (flagged.length > 0) return only(flagged)
  const open = offering.filter((name) => [null, 'content', 'correct'].includes(meaningOf(name)))
  const lettered = open.filter((name) => valuesOf(name).some((value) => value.kind === 'fields'))
  if (lettered.length > 0) return only(lettered)
  const isSaidBeside = (meaning: 'content' | 'correct'): boolean =>
    names.some((name) => meaningOf(name) === meaning && valuesOf(name).every(({ kind }) => kind === 'scalar'))
  // 'answer' is a list, and the key has another name; so is 'content' beside the question.
  for (const meaning of ['correct', 'content'] as const)
    if (called(meaning).length === 1 && isSaidBeside(meaning)) return only(called(meaning))
  return only(called(null).filter((name) => questions.every((entries) => isKeyAmong(name, entries))))
}

const only = (names: readonly string[]): string | null => (names.length === 1 ? (names[0] ?? null) : null)

const isOffering = (name: string, value: Value): boolean =>
  (value.kind === 'list' && value.items.length >= 2 && isOptionList(name, value)) ||
  (value.kind === 'fields' && isLettered(value))

const isFlagged = (value: Value): boolean =>
  value.kind === 'list' &&
  value.items.some((item) => item.kind === 'fields' && item.fields.some((field) => isFlag(...field)))

/** Whatever the list is called: the key is one of its texts. */
function isKeyAmong(name: string, entries: Entries): boolean {
  const list = entries.find(([own]) => own === name)?.[1]
  const texts =
    list?.kind === 'list' ? list.items.flatMap((item) => (item.kind === 'scalar' ? item.text.trim() : [])) : []
  return entries.some(
    ([own, value]) => meaningOf(own) === 'correct' && value.kind === 'scalar' && texts.includes(value.text.trim()),
  )
}
