import {
  type FormatReader,
  type Problem,
  type ReadItem,
  UnreadableFile,
  blocking,
  choiceType,
  emptyItem,
  mostItems,
  problem,
  settledType,
  titleFrom,
} from '../item.ts'
import { typedText } from '../formulas-in-text.ts'
import { decodeText } from './text-decoding.ts'
import { linesOf } from './gift-syntax.ts'

/** One question, its lettered options, 'ANSWER: B'. It carries too little to be worth writing. */
export const aiken: FormatReader = {
  read(bytes) {
    const items: ReadItem[] = []
    /** Lines that an empty one parts from the question below them. */
    let stray: string[] = []
    let isParted = false
    let question: string[] = []
    let options: { letter: string; text: string }[] = []
    let start = 0
    let number = 0

    function end(letters: readonly string[] | null): void {
      if (question.length === 0 && options.length === 0) return
      if (items.length === mostItems) throw new UnreadableFile('tooMany')
      const content = typedText(question.join('\n'))
      const answers = options.map(({ letter: own, text }) => ({
        text: typedText(text),
        isCorrect: letters?.includes(own) === true,
      }))
      const problems: Problem[] = []
      if (stray.length > 0) problems.push(problem('wordingDropped', { text: stray.join(' / ').slice(0, 200) }))
      const odd = question.find((line, at) => foreign.test(line) || (at > 0 && /^\d{1,4}[.)]\s/u.test(line)))
      if (odd !== undefined) problems.push(blocking('unreadable', { text: odd.slice(0, 60) }))
      const unknown = letters?.find((letter) => !options.some(({ letter: own }) => own === letter))
      if (letters === null) problems.push(blocking(options.length === 0 ? 'notAQuestion' : 'noKey'))
      else if (unknown !== undefined) problems.push(blocking('wrongLetter', { letter: unknown }))
      const item = settledType({
        ...emptyItem(),
        type: choiceType(answers),
        title: titleFrom(content),
        content,
        answers,
      })
      const typed = [...question, ...options.map(({ letter, text }) => `${letter}. ${text}`)]
      if (letters) typed.push(`ANSWER: ${letters.join(', ')}`)
      items.push({ item, problems, place: `dòng ${start}`, source: typed.join('\n').slice(0, 2000) })
      question = []
      options = []
      stray = []
    }

    for (const line of linesOf(decodeText(bytes).normalize('NFC'))) {
      number += 1
      const text = line.trim()
      if (text === '') {
        isParted = question.length > 0 && options.length === 0
        continue
      }
      const answer = answerLine.exec(text)?.[1]
      const option = /^([A-Z])\s?[.)]\s*(\S.*)$/iu.exec(text)
      if (answer !== undefined && (options.length > 0 || text.includes(':')))
        end(answer.toUpperCase().match(/[A-Z]/g) ?? [])
      else if (option && question.length > 0 && isNext(option[1] ?? '', options.length))
        options.push({ letter: (option[1] ?? '').toUpperCase(), text: option[2] ?? '' })
      else {
        // The next question begins although the last one has no answer.
        if (options.length > 0) end(null)
        if (isParted) {
          stray.push(...question)
          question = []
        }
        isParted = false
        if (question.length === 0) start = number
        question.push(text)
      }
    }
    end(null)
    return { items, pictures: [] }
  },
}

/** What explains the question above, a mark or a rule: none of it is asked here. */
const foreign =
  /^(?:(?:lời giải|giải thích|hướng dẫn(?: giải)?|explanation|feedback)\s{0,5}[:：]|#[\p{L}\d_-]{1,60}$|[-=_*]{3,}$)/iu

/** Options come in the order of the alphabet; anything else is text. */
function isNext(letter: string, place: number): boolean {
  return letter.toUpperCase() === String.fromCodePoint(65 + place)
}

/** 'ANSWER: B'; some forget the colon, some name several. */
const answerLine = /^(?:ANSWER|ĐÁP ÁN)\s?:?\s?([A-Z](?:\s?[,;&]\s?[A-Z]){0,9})\s?\.?$/iu

/** A letter after 'ANSWER:', right below lettered options; braces in their texts mean nothing. */
export function isAiken(head: string): boolean {
  return /^[^\S\n]{0,20}[A-Z]\s?[.)][^\n]*\n\s{0,100}(?:ANSWER|ĐÁP ÁN)\s?:\s?[A-Z](?:\s?[,;&]\s?[A-Z]){0,9}\s?\.?\r?$/imu.test(
    head.normalize('NFC'),
  )
}
