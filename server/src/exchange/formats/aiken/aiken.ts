import { escapeText } from '@lms/contracts/rich-text.ts'
import {
  type FormatReader,
  type Problem,
  type ReadItem,
  UnreadableFile,
  blocking,
  choiceType,
  emptyItem,
  mostItems,
  plainTruthOf,
  settledType,
  titleFrom,
  trueFalseAnswers,
} from '../../item.ts'
import { decodeText } from '../../text-decoding.ts'
import { typedText } from '../../formulas-in-text.ts'

const optionLine = /^([A-Z])\s?[.)]\s*(\S.*)$/iu
/** 'ANSWER: B'; some forget the colon, some name several. */
const answerLine = /^(?:ANSWER|ĐÁP ÁN)\s?[:：]?\s{0,5}([A-Z](?:\s?[,;&]\s?[A-Z]){0,9})\s?\.?$/iu
const otherAnswer = /^(?:ANSWER|ĐÁP ÁN)\s?[:：]\s*(\S.*)$/iu
const numberAhead = /^\s*(?:câu\s+|question\s+)?\d{1,4}\s?[.):]\s+(?=\S)/iu
const longestSource = 2000

/** One question, its lettered options, 'ANSWER: B'. It carries too little to be worth writing. */
export const aiken: FormatReader = {
  read(bytes) {
    const items: ReadItem[] = []
    const lines = decodeText(bytes)
      .normalize('NFC')
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\r|\n/u)
    let open: OpenQuestion = newQuestion(1)
    const close = (said: string | null): void => {
      if (open.asked.length === 0 && open.options.length === 0) return
      if (items.length === mostItems) throw new UnreadableFile('tooMuch')
      items.push(itemOf(open, said))
    }
    for (const [at, line] of lines.entries()) {
      const text = line.trim()
      if (text === '') continue
      const said = answerLine.exec(text)?.[1] ?? otherAnswer.exec(text)?.[1]
      const [, letter = '', own = ''] = optionLine.exec(text) ?? []
      const isNext = letter.toUpperCase() === String.fromCodePoint(65 + open.options.length)
      if (said !== undefined) {
        close(said)
        open = newQuestion(at + 2)
      } else if (isNext && open.asked.length > 0) open.options.push(own)
      else {
        // The next question begins although the last one has no answer.
        if (open.options.length > 0) {
          close(null)
          open = newQuestion(at + 1)
        }
        if (open.asked.length === 0) open.line = at + 1
        open.asked.push(text)
      }
    }
    close(null)
    return { items, pictures: [] }
  },
}

interface OpenQuestion {
  line: number
  asked: string[]
  options: string[]
}

const newQuestion = (line: number): OpenQuestion => ({ line, asked: [], options: [] })

function itemOf({ line, asked, options }: OpenQuestion, said: string | null): ReadItem {
  const problems: Problem[] = []
  // The format has no numbers: what somebody counted is no part of what is asked.
  const content = typedText(asked.join('\n').replace(numberAhead, ''))
  const letters = /^[A-Z](?:\s?[,;&]\s?[A-Z])*\s?\.?$/iu.test(said ?? '')
    ? (said?.toUpperCase().match(/[A-Z]/g) ?? [])
    : null
  const places = (letters ?? []).map((letter) => letter.charCodeAt(0) - 65)
  const answers = options.map((text, at) => ({ text: typedText(text), isCorrect: places.includes(at) }))
  const item = { ...emptyItem(), type: choiceType(answers), title: titleFrom(content), content, answers }
  if (said === null) problems.push(blocking(options.length === 0 ? 'notAQuestion' : 'noKey'))
  else if (options.length === 0) {
    const truth = plainTruthOf(said)
    if (truth === null)
      Object.assign(item, { type: 'fill_blank', answers: [{ text: escapeText(said), isCorrect: true }] })
    else Object.assign(item, { type: 'true_false', answers: trueFalseAnswers(truth) })
    if (letters) problems.push(blocking('optionsUnclear', said))
  } else if (letters === null || places.some((at) => at >= options.length)) problems.push(blocking('keyUnclear', said))
  const source = [
    ...asked,
    ...options.map((text, at) => `${String.fromCodePoint(65 + at)}. ${text}`),
    `ANSWER: ${said ?? ''}`,
  ]
  return { item: settledType(item), problems, place: `dòng ${line}`, source: source.join('\n').slice(0, longestSource) }
}

/** A letter after 'ANSWER:', right below lettered options; braces in their texts mean nothing. */
export function isAiken(head: string): boolean {
  return /^[^\S\n]*B\s?[.)][^\n]*\n(?:[^\S\n]*[C-Z]\s?[.)][^\n]*\n)*\s*ANSWER\s?:\s*[A-Z]\b/imu.test(
    head.replaceAll('\r\n', '\n'),
  )
}
