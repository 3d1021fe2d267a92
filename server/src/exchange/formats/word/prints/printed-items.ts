import { type ReadItem, blocking, placeOf } from '../../item.ts'
import { mostOften } from '../../counting/most-often.ts'
import { withoutDoubts } from '../doubts/without-doubts.ts'
import type { WordBlock } from '../word-file.ts'
import { foundPrint } from './print-sign.ts'
import { itemOfPrint, type PrintedQuestion } from './printed-question.ts'

export interface Print {
  items: ReadItem[]
  /** No paper that somebody typed looks like this. */
  isSure: boolean
}

/** Null for anything but a print. */
export function printedItems(blocks: readonly WordBlock[], pictureName: (part: string) => string): Print | null {
  const print = foundPrint(blocks)
  if (!print) return null
  settleBare(print.questions)
  const items = print.questions.map((question, at): ReadItem => {
    const item = itemOfPrint(question, pictureName)
    return question.number === 0 ? { ...item, place: placeOf(at + 1) } : item
  })
  return { items: withoutDoubts(items), isSure: print.isSure }
}

/** Without letters a line of what is asked looks like an option: only as many as usual are believed. */
function settleBare(questions: readonly PrintedQuestion[]): void {
  const bare = questions.filter(({ areBare }) => areBare)
  const usual = mostOften(bare.map(({ options }) => options.length))
  const isUsual = bare.filter(({ options }) => options.length === usual).length * 2 >= bare.length
  for (const { options, doubts } of bare) {
    const texts = options.map(({ text }) => text)
    if (!isUsual || options.length !== usual || isCodeAbove(texts))
      doubts.push(blocking('optionsBare', { text: texts.join(' / ').slice(0, 200) }))
  }
}

const ofProgram = /[;{}=]|[\p{L}\d]\(/u

/** 'What does this print?' above a line of a program. */
function isCodeAbove([first = '', ...others]: readonly string[]): boolean {
  return ofProgram.test(first) && !others.some((text) => ofProgram.test(text))
}
