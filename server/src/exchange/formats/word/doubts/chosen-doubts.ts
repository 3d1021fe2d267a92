import { textOf } from '@lms/contracts/rich-text.ts'
import type { ReadItem } from '../../item.ts'
import { eachIsTrueOrNot } from '../signs/truth-tasks.ts'
import { droppedBy, saidOf } from './item-texts.ts'

/** 'A D' behind the letter that was taken: keys of other codes. */
const otherLetters = /^(?:\d{1,3}\s+)?[A-H]{1,2}(?:[\s,;]+(?:[\d.,]{1,5}\s+)?[A-H]{1,2})*(?:\s+[\d.,]{1,5})?$/u

/** 'B. 1. …' behind a key is that of the next part. */
const nextPart = /^[B-D]\s?[.)](?:\s?(?:\d{1,2}\s?[.)]|câu\s\d)|\s*$)/iu

/** 'x = 3 b x = 4' behind the letter a. */
const partBehind = /^\S.*\sb\s+\S/u

/** '(sửa lại: D)', '(hoặc D)' behind a letter. */
const corrected =
  /(?:^|[\s(])(?:sửa(?: lại)?|hoặc|or|đổi|→)\s?(?:thành\s)?[:：]?\s?[A-J](?:[\s).]|$)|^\(\s?[A-J]\s?\)$/iu

const ofMistakes = /mistake|error|lỗi sai|chỗ sai/iu

/** What says which option is right says it of more than this question, or of another. */
export function isChosenForOthers(one: ReadItem): boolean {
  const { type, content, answers } = one.item
  const isChosen = type === 'single_choice' || type === 'multiple_choice'
  if (isChosen && eachIsTrueOrNot.test(textOf(content))) return true
  if (answers.length < 2) return false
  const said = saidOf(one)
  // A sign alone: the letter stood behind what it names.
  const isCut = ofMistakes.test(textOf(content)) && textOf(answers.at(-1)?.text ?? '').trim() === '.'
  return (
    isCut ||
    otherLetters.test(said) ||
    nextPart.test(said) ||
    (answers[0]?.isCorrect === true && partBehind.test(said)) ||
    corrected.test(droppedBy(one))
  )
}
