import { escapeText } from '@lms/contracts/rich-text.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import {
  type FormatReader,
  type Item,
  type Problem,
  type ReadItem,
  UnreadableFile,
  blocking,
  choiceType,
  emptyItem,
  mostItems,
  plainTruthOf,
  problem,
  settledType,
  titleFrom,
  trueFalseAnswers,
} from '../item.ts'
import { typedText } from '../formulas-in-text.ts'
import { hashtag, withoutNumbers } from './aiken-numbers.ts'
import { headsChapter, withSignedOptions, withWholeOptions } from './aiken-options.ts'
import { decodeText } from './text-decoding.ts'
import { linesOf } from './gift-syntax.ts'
import { typedDoubt } from './several-typed.ts'
import { withTypedLineEnds } from './typed-line-ends.ts'

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
    /** What was said of the question above. */
    let saidAbove = ''

    function end(letters: readonly string[] | null, said = ''): void {
      const saidNow = letters?.join(', ') ?? said
      if (question.length === 0 && options.length === 0) {
        const above = items.at(-1)
        if (above && saidNow !== saidAbove)
          above.problems.push(blocking('keyConflict', { answers: `${saidAbove} / ${saidNow}`.slice(0, 100) }))
        return
      }
      saidAbove = saidNow
      while (question.length > 1 && (hashtag.test(question[0] ?? '') || headsChapter(question[0] ?? '')))
        stray.push(...question.splice(0, 1))
      if (items.length === mostItems) throw new UnreadableFile('tooMany')
      const content = typedText(question.map(withTypedLineEnds).join('\n'))
      const answers = options.map(({ letter: own, text }) => ({
        text: typedText(text),
        isCorrect: letters?.includes(own) === true,
      }))
      const problems: Problem[] = []
      if (stray.length > 0) problems.push(problem('wordingDropped', { text: stray.join(' / ').slice(0, 200) }))
      const odd = question.find((line, at) => foreign.test(line) || (at > 0 && /^\d{1,4}[.)]\s/u.test(line)))
      if (odd !== undefined) problems.push(blocking('unreadable', { text: odd.slice(0, 60) }))
      const last = options.at(-1)
      const next = String.fromCodePoint((last?.letter.codePointAt(0) ?? 64) + 1)
      // 'C. Nice D. Lille': the next one stands behind it.
      if (last && new RegExp(`\\s[(]?${next}\\s?[.)]\\s*\\S`, 'u').test(last.text))
        problems.push(blocking('optionsTogether', { text: last.text.slice(0, 100) }))
      const starred = options.filter(({ text }) => /^\*|\*$/.test(text)).map(({ letter }) => letter)
      if (letters && starred.length > 0 && starred.length < options.length && starred.join() !== letters.join())
        problems.push(blocking('keyConflict', { answers: `${starred.join(', ')} * / ${letters.join(', ')}` }))
      const unknown = letters?.find((letter) => !options.some(({ letter: own }) => own === letter))
      if (letters === null && said !== '' && options.length > 0)
        problems.push(blocking('wrongLetter', { letter: said.slice(0, 60) }))
      else if (letters === null && said === '') problems.push(blocking(options.length === 0 ? 'notAQuestion' : 'noKey'))
      else if (unknown !== undefined) problems.push(blocking('wrongLetter', { letter: unknown }))
      const item = settledType({
        ...emptyItem(),
        type: choiceType(answers),
        title: titleFrom(content),
        content,
        answers,
      })
      // An option in what is asked is one whose question was lost.
      const isLost = options.length === 0 && question.some((line) => optionLine.test(line))
      if (said !== '' && isLost) problems.push(blocking('optionsMissing', { letter: said.slice(0, 60) }))
      else if (options.length === 0 && said !== '') typeOut(item, said, problems)
      const typed = [...question, ...options.map(({ letter, text }) => `${letter}. ${text}`)]
      if (letters ?? said) typed.push(`ANSWER: ${saidNow}`)
      items.push({ item, problems, place: `dòng ${start}`, source: typed.join('\n').slice(0, 2000) })
      question = []
      options = []
      stray = []
    }

    const isAnswer = (line: string): boolean => answerLine.test(line) || otherAnswer.test(line)
    const lines = withWholeOptions(withSignedOptions([...linesOf(decodeText(bytes).normalize('NFC'))]))
    for (const line of withoutNumbers(lines, isAnswer)) {
      number += 1
      const text = line.trim()
      if (text === '') {
        isParted = question.length > 0 && options.length === 0
        continue
      }
      const answer = answerLine.exec(text)?.[1]
      const option = optionLine.exec(text)
      if (answer !== undefined && (options.length > 0 || /[:：]/.test(text)))
        end(answer.toUpperCase().match(/[A-Z]/g) ?? [])
      else if (question.length === 0 && items.length === 0 && fence.test(text)) continue
      else if (question.length > 0 && otherAnswer.test(text)) {
        const said = otherAnswer.exec(text)?.[1]?.trim() ?? ''
        end(lettersSaid(said, options), said)
      } else if (option && question.length > 0 && isNext(option[1] ?? '', options.length))
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
        question.push(text.replace(/^#{1,6}\s+(?=\S)/u, ''))
      }
    }
    if (question.length === 1 && fence.test(question[0] ?? '') && options.length === 0) question = []
    if (question.length > 0 || options.length > 0) end(null)
    return { items, pictures: [] }
  },
}

/** What explains the question above, a mark or a rule: none of it is asked here. */
const foreign =
  /^(?:(?:lời giải|giải thích|hướng dẫn(?: giải)?|explanation|feedback)\s{0,5}[:：]|#[\p{L}\d_-]{1,60}$|[-=_*]{3,}$)/iu

/** Around all of it, as chats write it. */
const fence = /^```\w{0,20}$/

/** Options come in the order of the alphabet; anything else is text. */
function isNext(letter: string, place: number): boolean {
  return letter.toUpperCase() === String.fromCodePoint(65 + place)
}

/** An answer in brackets or in words: where it is exactly what one option says, that one is meant. */
function lettersSaid(said: string, options: readonly { letter: string; text: string }[]): string[] | null {
  // '(B)', or 'B. Paris' where that is what it says.
  const [, letter = '', rest = ''] = /^\(?([A-Z])\s?[.):]+\s*(.*)$/iu.exec(said) ?? []
  const named = options.find((option) => option.letter === letter.toUpperCase())
  if (named && (rest === '' || foldText(rest) === foldText(named.text))) return [named.letter]
  const same = options.filter(({ text }) => foldText(text) === foldText(said))
  return same.length === 1 ? same.map(({ letter }) => letter) : null
}

/** No options: what is said is to be typed, unless it is a word for right and wrong, or may be several answers. */
function typeOut(item: Item, said: string, problems: Problem[]): void {
  const truth = plainTruthOf(said)
  if (truth !== null) {
    Object.assign(item, { type: 'true_false', answers: trueFalseAnswers(truth) })
    return
  }
  Object.assign(item, { type: 'fill_blank', answers: [{ text: escapeText(said), isCorrect: true }] })
  const doubt = typedDoubt(said)
  if (doubt) problems.push(doubt)
}

const optionLine = /^([A-Z])\s?[.)]\s*(\S.*)$/iu
const otherAnswer = /^(?:ANSWERS?|ĐÁP ÁN)\s?[:：]\s*(\S.*)$/iu

/** 'ANSWER: B'; some forget the colon, some name several. */
const answerLine = /^(?:ANSWER|ĐÁP ÁN)\s?[:：]?\s{0,5}([A-Z](?:\s?[,;&]\s?[A-Z]){0,9})\s?\.?$/iu

/** A letter after 'ANSWER:', right below lettered options; braces in their texts mean nothing. */
export function isAiken(head: string): boolean {
  const lines = withWholeOptions(withSignedOptions(head.normalize('NFC').split('\n')))
  return /^[^\S\n]{0,20}[A-Z]\s?[.)][^\n]*\n\s{0,100}(?:ANSWER|ĐÁP ÁN)\s?:\s?[A-Z](?:\s?[,;&]\s?[A-Z]){0,9}\s?\.?\r?$/imu.test(
    lines.join('\n'),
  )
}
