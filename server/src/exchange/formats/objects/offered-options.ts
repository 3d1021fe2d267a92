import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { meaningOf, plainHead } from '../rows/heads/header-words.ts'
import type { Fields, Value } from './json-tree.ts'
import { isFlag, isLabel, isLettered, optionText, placeSign } from './option-lists.ts'

export interface OfferedOption {
  letter: string
  text: string
  /** By which the key may name it. */
  label: string | null
  /** What is said of its being right; null where nothing is. */
  flag: string | null
  notes: readonly string[]
  others: readonly (readonly [name: string, text: string])[]
  /** It says two things at once. */
  isTwice: boolean
}

/** The options of one question in their places; 'unclear' where one of them is nothing that can be offered. */
export function offeredIn(value: Value): OfferedOption[] | 'unclear' | null {
  if (value.kind === 'scalar') return value.text.trim() === '' ? null : 'unclear'
  if (value.kind === 'fields') return isLettered(value) ? byLetter(value) : 'unclear'
  if (value.items.length > answerLetters.length) return 'unclear'
  const found = value.items.map((item, index) => optionOf(item, answerLetters[index] ?? ''))
  const options = found.filter((option) => option !== null)
  return options.length < found.length ? 'unclear' : byOwnLetters(options)
}

const bare = { label: null, flag: null, notes: [], others: [], isTwice: false }

function optionOf(item: Value, letter: string): OfferedOption | null {
  if (item.kind === 'scalar' && item.isUnknown) return null
  if (item.kind === 'scalar') return { ...bare, letter, text: item.text }
  if (item.kind === 'list') return null
  const [called, said] = optionText(item) ?? pictureIn(item) ?? []
  if (called === undefined || said === undefined || said.isUnknown) return null
  const rest = item.fields.filter(([name]) => name !== called)
  const twice = item.fields.some(([name, own]) => name === called && (own.kind !== 'scalar' || own.text !== said.text))
  const flags = rest.filter((field) => isFlag(...field)).flatMap(([, own]) => (own.kind === 'scalar' ? own.text : []))
  const label = rest.find((field) => isLabel(...field))?.[1]
  const isNote = (name: string): boolean => meaningOf(name) === 'explanation'
  const texts = rest.flatMap(([name, own]): [string, string][] =>
    own.kind === 'scalar' && own.text.trim() !== '' && !isFlag(name, own) && !isLabel(name, own)
      ? [[name, own.text]]
      : [],
  )
  return {
    letter,
    text: said.text,
    label: label?.kind === 'scalar' ? label.text.trim() : null,
    flag: flags[0] ?? null,
    notes: texts.filter(([name]) => isNote(name)).map(([, text]) => text),
    others: texts.filter(([name]) => !isNote(name)),
    isTwice: twice || new Set(flags).size > 1,
  }
}

/** An option without words may be a picture. */
function pictureIn({ fields }: Fields) {
  const found = fields.find(
    ([name, own]) => own.kind === 'scalar' && meaningOf(name) === 'image' && own.text.trim() !== '',
  )
  return found && found[1].kind === 'scalar' ? ([found[0], found[1]] as const) : null
}

function byLetter({ fields }: Fields): OfferedOption[] | 'unclear' {
  const signs = fields.map(([name]) => placeSign(name))
  const first = signs.includes('0') ? 0 : 1
  const places = signs.map((sign) => (/\d/.test(sign) ? Number(sign) - first : (sign.codePointAt(0) ?? 0) - 97))
  const options = fields.map(([name, value], index) => ({
    ...bare,
    letter: answerLetters[places[index] ?? -1] ?? '',
    text: value.kind === 'scalar' ? value.text : '',
    label: name.trim(),
  }))
  return options.every(({ letter }) => letter !== '') ? options : 'unclear'
}

/** Options that bring letters of their own are known by these, in whatever order they stand. */
function byOwnLetters(options: OfferedOption[]): OfferedOption[] {
  const letters = options.map(({ label }) => (label ?? '').toUpperCase())
  const isOwn = new Set(letters).size === letters.length && letters.every((letter) => /^[A-T]$/.test(letter))
  return isOwn ? options.map((option, index) => ({ ...option, letter: letters[index] ?? '', label: null })) : options
}

/** 'correct_answers': {'answer_a_correct': 'true', …} */
export function flagsByPlace(name: string, { fields }: Fields): [letter: string, flag: string][] | null {
  if (meaningOf(name) !== 'correct' || fields.length < 2) return null
  const flags = fields.map(([own, value]): [string, string] => [
    placeSign(plainHead(own).replace(/ (?:is )?correct$/, '')).toUpperCase(),
    value.kind === 'scalar' ? value.text : '-',
  ])
  return flags.every(([letter, flag]) => /^[A-J]$/.test(letter) && /^(?:true|false|0|1)$/.test(flag)) ? flags : null
}

/** What is said of options, each under its own text. */
export function notesByText(
  { fields }: Fields,
  options: readonly OfferedOption[],
): [letter: string, note: string][] | null {
  const found = fields.flatMap(([name, value]): [string, string][] => {
    const named = options.filter(({ text }) => text.trim() === name.trim())
    return named.length === 1 && value.kind === 'scalar' ? [[named[0]?.letter ?? '', value.text]] : []
  })
  return found.length > 0 && found.length === fields.length ? found : null
}
