import { plainLine, textLine } from '../../line-text.ts'
import { thirds } from '../../paper/kinds/typed-keys.ts'
import { type WordDraft, newOption } from '../../paper/question-draft.ts'
import { letters } from '../../signs/option-signs.ts'

export const ofOrder = /theo thứ tự|sắp xếp|in order|from (?:the )?(?:smallest|largest|biggest)/iu
const fewestOrdered = 3

/** 'Viết các số 7; 1; 4 theo thứ tự từ bé đến lớn': the list says the same ones in their order. */
export function takeOrder(draft: WordDraft, asked: string, text: string): boolean {
  const ordered = text.split(/\s*(?:[;,<>→]|->|=>)\s*/u).map((word) => word.replace(/\.$/u, '').trim())
  const words = new Set(ordered)
  if (
    !ofOrder.test(asked) ||
    words.size !== ordered.length ||
    words.size < fewestOrdered ||
    ordered.length > letters.length
  )
    return false
  const given = asked.split(/[\s;,/]+/u).map((word) => word.replace(/[:.]$/u, ''))
  if (!ordered.every((word) => given.filter((own) => own === word).length === 1)) return false
  draft.options = ordered.map((word, at) => optionOf(word, at))
  draft.fields.type = 'sắp xếp'
  return true
}

function optionOf(text: string, at: number): WordDraft['options'][number] {
  return newOption([textLine(text)], at)
}

/** 'Write TRUE, FALSE or NOT GIVEN': one of three, and not of two. */
export function takeThird(draft: WordDraft, task: string, text: string): boolean {
  const third = thirds.find(({ sign }) => sign.test(task))
  const isOffered = /true|\(t\)|right/iu.test(task) && /false|\(f\)|wrong/iu.test(task)
  if (!third || !isOffered) return false
  const names: readonly (readonly string[])[] = [
    ['true', 't', 'right'],
    ['false', 'f', 'wrong'],
    [third.word.toLowerCase(), third.short],
  ]
  const said = text.toLowerCase().replaceAll('’', "'").replace(/\.$/u, '').trim()
  const at = names.findIndex((own) => own.includes(said))
  if (at === -1) return false
  const isRight = /right/iu.test(task) && !/true/iu.test(task)
  draft.options = [isRight ? 'Right' : 'True', isRight ? 'Wrong' : 'False', third.word].map(optionOf)
  draft.partKey = { kind: 'letters', letters: [letters[at] ?? ''] }
  return true
}

const bracketed = /\(([^()]{3,120})\)\s*[.?]?\s*$/u
const mostChoices = 6

/** '… kites. (fly – flying – flies)': one of those in brackets. */
export function takeBracketed(draft: WordDraft, text: string): boolean {
  const last = draft.stem.at(-1)
  const found = last && 'line' in last ? bracketed.exec(plainLine(last.line)) : null
  const choices = (found?.[1] ?? '').split(/\s*[–/,;]\s*|\s+-\s+/u).map((word) => word.trim())
  const same = choices.filter((word) => word.toLowerCase() === text.toLowerCase().replace(/\.$/u, ''))
  if (choices.length < 2 || choices.length > mostChoices || same.length !== 1 || choices.includes('')) return false
  draft.options = choices.map((word, at) => optionOf(word, at))
  draft.partKey = { kind: 'letters', letters: [letters[choices.indexOf(same[0] ?? '')] ?? ''] }
  return true
}
