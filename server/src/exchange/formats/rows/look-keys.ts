import type { KeySign } from '@lms/contracts/exchange/origin.ts'
import type { ExchangeReasonCode } from '@lms/contracts/exchange/review-messages.ts'
import { type Look, blocking, choiceType, settledType } from '../item.ts'
import type { ReadRow } from './row-question.ts'

/** Keys that are shown by a color or a bold cell. One row proves nothing: the whole sheet must be written so. */

const signs = ['highlight', 'color', 'underline', 'bold'] as const satisfies readonly KeySign[]
type LookSign = (typeof signs)[number]

const reasons: Readonly<Record<LookSign, ExchangeReasonCode>> = {
  highlight: 'keyHighlighted',
  color: 'keyColored',
  underline: 'keyUnderlined',
  bold: 'keyBold',
}

/** The options that a look sets apart; none when it sets all of them apart, or none. */
function markedBy(looks: readonly Look[], sign: LookSign): number[] {
  const marked = looks.flatMap((look, index) => (look[sign] === undefined ? [] : [index]))
  if (marked.length < looks.length) return marked
  if (sign !== 'color' && sign !== 'highlight') return []
  const groups = [...Map.groupBy(looks.keys(), (index) => looks[index]?.[sign]).values()]
  const alone = groups.filter(({ length }) => length === 1)
  return looks.length > 2 && groups.length === 2 && alone.length === 1 ? (alone[0] ?? []) : []
}

export function settleLooks(rows: readonly ReadRow[]): void {
  const asked = rows.filter(({ choices }) => choices.length >= 2)
  const shown = asked.map((row) => ({
    row,
    marked: signs
      .map((sign) => ({
        sign,
        places: markedBy(
          row.choices.map(({ look }) => look),
          sign,
        ),
      }))
      .filter(({ places }) => places.length > 0),
  }))
  for (const { row, marked } of shown)
    for (const { sign, places } of marked) row.read.marks = { ...row.read.marks, [sign]: places }
  const telling = new Set(
    signs.filter((sign) => {
      const places = shown.flatMap(({ marked }) => marked.find((one) => one.sign === sign)?.places.join() ?? [])
      // A column that is always bold says nothing about any question.
      const isColumn = places.length >= 3 && new Set(places).size === 1
      return places.length >= asked.length * 0.5 && !isColumn
    }),
  )
  for (const sign of signs.filter((one) => !telling.has(one))) askColumn(shown, sign)
  const usual = new Map(signs.map((sign) => [sign, usualLook(asked, sign)]))
  for (const { row, marked } of shown) {
    const voices = marked
      .filter(({ sign }) => telling.has(sign))
      .map((voice) => ownVoice(row, voice, usual.get(voice.sign)))
    if (voices.length > 0) settle(row, voices, asked.length)
  }
}

/** One column looks so in every row, and nothing else names a key: it may be the key, or how the column is written. */
function askColumn(
  shown: readonly { row: ReadRow; marked: readonly { sign: LookSign; places: readonly number[] }[] }[],
  sign: LookSign,
): void {
  const places = shown.map(({ marked }) => marked.find((one) => one.sign === sign)?.places.join() ?? '')
  const isColumn = places.length >= fewestAsked && places.every((place) => /^\d+$/.test(place) && place === places[0])
  if (!isColumn) return
  for (const { row } of shown) {
    const letter = row.choices[Number(places[0])]?.letter ?? ''
    row.read.problems = row.read.problems.map((one) =>
      one.code === 'noKey' ? blocking('keyInOneColumn', { letter }) : one,
    )
  }
}

/** What the options look like that the key names: green, where somebody has painted what was chosen red. */
function usualLook(rows: readonly ReadRow[], sign: LookSign): unknown {
  const looks = rows.flatMap(({ isSaid, read, choices }) =>
    isSaid
      ? choices.flatMap(({ look }, index) => (read.item.answers[index]?.isCorrect === true ? look[sign] : []))
      : [],
  )
  const [most] = [...Map.groupBy(looks, (look) => look)].toSorted(([, one], [, other]) => other.length - one.length)
  return most && most[0] !== undefined && most[1].length >= looks.length * 0.9 ? most[0] : undefined
}

/** Beside the look that all keys have, another one says something else. */
function ownVoice(
  { isSaid, choices }: ReadRow,
  voice: { sign: LookSign; places: number[] },
  usual: unknown,
): { sign: LookSign; places: number[] } {
  const places = voice.places.filter((place) => choices[place]?.look[voice.sign] === usual)
  return isSaid && usual !== undefined && places.length > 0 ? { ...voice, places } : voice
}

function settle(row: ReadRow, voices: readonly { sign: LookSign; places: number[] }[], rows: number): void {
  const { read } = row
  const single = voices.filter(({ places }) => places.length === 1)
  const heard = single.length > 0 ? single : voices.slice(0, 1)
  const [first] = heard
  if (!first) return
  const said = read.item.answers.flatMap(({ isCorrect }, index) => (isCorrect ? [index] : []))
  const isUnited = heard.every(({ places }) => places.join() === first.places.join())
  if (row.isSaid) {
    const isOther = said.length > 0 && (!isUnited || first.places.join() !== said.join())
    if (isOther && rows >= 3) conflict(row, [said, ...heard.map(({ places }) => places)])
    return
  }
  if (!isUnited)
    return conflict(
      row,
      heard.map(({ places }) => places),
    )
  read.problems = read.problems.filter(({ code }) => code !== 'noKey')
  read.item.answers = read.item.answers.map((answer, index) => ({ ...answer, isCorrect: first.places.includes(index) }))
  if (read.item.type !== 'multiple_choice') read.item.type = choiceType(read.item.answers)
  Object.assign(read.item, settledType(read.item))
  read.reasons = [...(read.reasons ?? []), { code: reasons[first.sign] }]
}

function conflict({ read, choices }: ReadRow, all: readonly (readonly number[])[]): void {
  const answers = new Set(all.map((places) => places.map((place) => choices[place]?.letter ?? '?').join(', ')))
  read.problems = [
    ...read.problems.filter(({ code }) => code !== 'noKey'),
    blocking('keyConflict', { answers: [...answers].join(' / ').slice(0, 100) }),
  ]
  read.item.answers = read.item.answers.map((answer) => ({ ...answer, isCorrect: false }))
}

const fewestAsked = 5

/** Stars in a few questions of many are part of what is offered there, or somebody stopped early: both are asked. */
export function settleStars(rows: readonly ReadRow[]): void {
  const asked = rows.filter(({ choices }) => choices.length >= 2)
  const has = ({ read }: ReadRow, code: string): boolean => read.reasons?.some((one) => one.code === code) === true
  const starred = asked.filter(
    (row) => has(row, 'keyFromStar') && !has(row, 'keyFromColumn') && !has(row, 'keyFromMarks'),
  )
  if (starred.length === 0 || asked.length < fewestAsked || starred.length * 2 >= asked.length) return
  if (isRun(asked, starred)) return
  for (const { read, choices } of starred) {
    const letters = choices.flatMap(({ letter, isStarred }) => (isStarred ? [letter] : [])).join(', ')
    read.problems = [...read.problems, blocking('lookRare', { letters })]
  }
}

const shortestRun = 20

/** From one row on nearly each has exactly one, at any of its places: somebody began to write them there. */
function isRun(asked: readonly ReadRow[], starred: readonly ReadRow[]): boolean {
  const [begin] = starred
  const end = starred.at(-1)
  const [first, last] = begin && end ? [asked.indexOf(begin), asked.indexOf(end)] : [0, -1]
  const ones = starred.filter(({ choices }) => choices.filter(({ isStarred }) => isStarred).length === 1)
  const places = new Set(ones.map(({ choices }) => choices.findIndex(({ isStarred }) => isStarred)))
  return ones.length >= shortestRun && ones.length * 20 >= (last - first + 1) * 19 && places.size > 2
}
