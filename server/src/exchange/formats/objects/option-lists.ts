import { meaningOf, plainHead } from '../rows/heads/header-words.ts'
import type { Fields, Scalar, Value } from './json-tree.ts'

/** Options as objects: what each says, and whether it is right. */

const flagName =
  /^(?:is )?(?:correct|right|true|answer|valid|dung|correcta?|correta|richtig|vrai|juste|bonne|benar)(?: (?:answer|option|choice))?$|^(?:iscorrect|isright|istrue|isanswer|la dap an dung|la dap an|dung|is dung|correctness)$/
const flagValue = /^(?:true|false|0|1|yes|no|)$/i

export const isFlag = (name: string, value: Value): boolean =>
  value.kind === 'scalar' && flagName.test(plainHead(name)) && flagValue.test(value.text)

const labelName = /^(?:id|key|label|letter|index|no|number|code|order|position|option id|answer id|choice id)$/
export const isLabel = (name: string, value: Value): boolean =>
  value.kind === 'scalar' && labelName.test(plainHead(name)) && value.text.trim().length <= 40

/** Names of what an option says, the surest first. */
const textNames = [
  'text',
  'content',
  'answer text',
  'option text',
  'choice text',
  'answer',
  'option',
  'choice',
  'body',
  'html',
  'value',
  'title',
  'name',
  'label',
  'noi dung',
  'dap an',
  'cau tra loi',
]

/** What the object of an option says; null where nobody can tell. */
export function optionText({ fields }: Fields): readonly [name: string, value: Scalar] | null {
  const texts = fields.flatMap(([name, value]) =>
    value.kind === 'scalar' && value.text.trim() !== '' && !isFlag(name, value) ? [[name, value] as const] : [],
  )
  for (const wanted of textNames) {
    const found = texts.find(([name]) => plainHead(name) === wanted)
    if (found && !(texts.length > 1 && wanted === 'label' && isLabel(...found))) return found
  }
  const others = texts.filter(([name, value]) => value.isText && !isLabel(name, value))
  return others.length === 1 ? (others[0] ?? null) : null
}

/** All that is offered in one field of a question: texts, objects that say something, or texts by their letters. */
export function isOptionList(name: string, value: Value): boolean {
  const meaning = meaningOf(name)
  if (value.kind === 'fields') return isLettered(value)
  if (value.kind === 'scalar') return false
  if (value.items.length === 0) return true
  if (value.items.every(({ kind }) => kind === 'scalar')) return true
  const objects = value.items.filter((item) => item.kind === 'fields')
  if (meaning === 'content' || objects.some(isAskingItself)) return false
  if (meaning === 'options' || meaning === 'correct' || meaning === 'wrong') return true
  return objects.some(({ fields }) => fields.some((field) => isFlag(...field)))
}

const askingName = /^(?:q|question|statement|cau hoi|menh de|phat bieu|prompt|stem)(?: |$)/

/** It has the name of a question, or offers something of its own. */
function isAskingItself({ fields }: Fields): boolean {
  return fields.some(
    ([name, value]) =>
      (value.kind === 'scalar' && askingName.test(plainHead(name))) ||
      (value.kind === 'list' && value.items.length >= 2 && meaningOf(name) === 'options'),
  )
}

/** 'A' to 'F', or '1' to '6', or 'option1' to 'option4', in whatever order; nothing else. */
export function isLettered({ fields }: Fields): boolean {
  return (
    fields.length >= 2 &&
    fields.some(([name]) => /^(?:a|0|1)$/.test(placeSign(name))) &&
    fields.every(([name, value]) => value.kind === 'scalar' && placeSign(name) !== '') &&
    new Set(fields.map(([name]) => placeSign(name))).size === fields.length
  )
}

/** 'a' of 'optionA', '1' of 'answer_1'; empty where it is neither. */
export function placeSign(name: string): string {
  return (
    /^(?:(?:option|answer|choice|opt|ans|dap an|phuong an|lua chon)[ -]?)?([a-j]|10|\d)$/.exec(plainHead(name))?.[1] ??
    ''
  )
}
