import {
  type FormatReader,
  type Problem,
  type ReadItem,
  UnreadableFile,
  blocking,
  emptyItem,
  mostItems,
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
    let question: string[] = []
    let options: { letter: string; text: string }[] = []
    let start = 0
    let number = 0

    function end(letter: string | null): void {
      if (question.length === 0 && options.length === 0) return
      if (items.length === mostItems) throw new UnreadableFile('tooMany')
      const content = typedText(question.join('\n'))
      const answers = options.map(({ letter: own, text }) => ({ text: typedText(text), isCorrect: own === letter }))
      const problems: Problem[] = []
      if (letter === null) problems.push(blocking(options.length === 0 ? 'notAQuestion' : 'noKey'))
      else if (!answers.some(({ isCorrect }) => isCorrect)) problems.push(blocking('wrongLetter', { letter }))
      const item = settledType({ ...emptyItem(), title: titleFrom(content), content, answers })
      items.push({ item, problems, place: `dòng ${start}` })
      question = []
      options = []
    }

    for (const line of linesOf(decodeText(bytes))) {
      number += 1
      const text = line.trim()
      if (text === '') continue
      const answer = /^(?:ANSWER|ĐÁP ÁN)\s*:\s*([A-Z])\s*\.?$/iu.exec(text)?.[1]
      const option = /^([A-Z])\s*[.)]\s+(.+)$/i.exec(text)
      if (answer !== undefined) end(answer.toUpperCase())
      else if (option && question.length > 0)
        options.push({ letter: (option[1] ?? '').toUpperCase(), text: option[2] ?? '' })
      else {
        // The next question begins although the last one has no answer.
        if (options.length > 0) end(null)
        if (question.length === 0) start = number
        question.push(text)
      }
    }
    end(null)
    return { items, pictures: [] }
  },
}
