import { plainHead } from '../heads/header-words.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { blocking, plainTruthOf, trueFalseAnswers } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

const fewestRows = 10
const fewestExplained = 3

/** 'Gabarito' with C and E below it and nothing to choose from: the statement is right ('certo') or wrong ('errado'). */
export function settleJudged(rows: readonly ReadRow[]): void {
  const said = rows.map(({ keyText }) => keyText.toUpperCase())
  const isJudged =
    rows.length >= fewestRows &&
    /^(?:gabarito|resposta|certo(?: ou |[/ ])errado)/.test(plainHead(rows[0]?.keyHead ?? '')) &&
    said.every((key) => key === 'C' || key === 'E') &&
    new Set(said).size === 2
  if (!isJudged) return
  for (const { read, keyText } of rows) {
    if (!read.problems.some(({ code }) => code === 'optionsMissing')) continue
    read.problems = read.problems.filter(({ code }) => code !== 'optionsMissing')
    Object.assign(read.item, { type: 'true_false', answers: trueFalseAnswers(keyText.toUpperCase() === 'C') })
  }
}

/**
 * A and B as keys of what is called true or false, with nothing to choose from: what they mean is certain where every
 * explanation begins with it ('Đúng - vì…', 'Sai - vì…'), and always with the same for the same letter.
 */
export function settleJudgedLetters(rows: readonly ReadRow[]): void {
  const asked = rows.filter(
    ({ read, keyText }) =>
      read.item.type === 'true_false' &&
      /^[ab]$/i.test(keyText) &&
      read.problems.some(({ code }) => code === 'optionsMissing'),
  )
  const said = asked.map(({ read, keyText }) => {
    const [, word = ''] =
      /^\s*(\p{L}+)(?=\s*(?:[-–—.,:;!]|vì|because|since|$))/iu.exec(textOf(read.item.explanation)) ?? []
    const truth = plainTruthOf(word)
    return truth === null ? null : truth === (keyText.toUpperCase() === 'A')
  })
  const letters = new Set(asked.map(({ keyText }) => keyText.toUpperCase()))
  if (asked.length < fewestExplained || letters.size < 2 || said.some((one) => one !== said[0] || one === null)) return
  for (const { read, keyText } of asked) {
    read.problems = read.problems.filter(({ code }) => code !== 'optionsMissing')
    read.item.answers = trueFalseAnswers((keyText.toUpperCase() === 'A') === said[0])
  }
}

const fewestCircled = 3

/**
 * O and X below sentences, with nothing to choose from: a ring is right and a cross is wrong where all keys are one of
 * both and both come. Where they stand among other answers, or below what asks something, nobody can tell.
 */
export function settleCircled(rows: readonly ReadRow[]): void {
  // No option is called O: beside columns that nobody understands they judge as well.
  const typed = rows.filter(
    ({ read, choices, keyText }) =>
      read.reasons?.some(({ code }) => code === 'typedAnswer') === true ||
      (choices.length === 0 && /^[ox]$/i.test(keyText) && read.problems.some(({ code }) => code === 'optionsMissing')),
  )
  const circled = typed.filter(({ keyText }) => /^[ox]$/i.test(keyText))
  const signs = new Set(circled.map(({ keyText }) => keyText.toUpperCase()))
  if (circled.length < fewestCircled || circled.length * 2 < typed.length) return
  const asking = circled.filter(({ read }) => asksText.test(textOf(read.item.content))).length
  const areTruths = signs.size === 2 && circled.length === typed.length && asking * 5 <= circled.length
  for (const { read, keyText } of circled) {
    if (!areTruths) read.problems.push(blocking('ambiguousKey', { answer: keyText }))
    else Object.assign(read.item, { type: 'true_false', answers: trueFalseAnswers(keyText.toUpperCase() === 'O') })
    if (areTruths) read.problems = read.problems.filter(({ code }) => code !== 'optionsMissing')
    read.reasons = (read.reasons ?? []).filter(({ code }) => code !== 'typedAnswer')
  }
}

const asksText = /[?？]|_{2,}|…|\.{3}|=\s*$|\(\s*\)|（\s*）/u

const fewestBits = 3
/** 'Correct' alone may stand beside what is offered somewhere else. */
const truths =
  /dung.{1,6}sai|true.{1,6}false|verdader.{1,6}fals|verdadeir.{1,6}fals|richtig.{1,6}falsch|vrai.{1,6}faux|benar.{1,6}salah|vero.{1,6}fals|верно.{1,6}неверно|正误|对错|○×/
const asksNumber = /[?？]|_{2,}|…|\.{3}|=\s*$|\b(?:bao nhiêu|how many|mấy)\b/iu

/**
 * 0 and 1 below sentences that ask for no number: true and false where their column says so, and otherwise nobody can
 * tell what they mean.
 */
export function settleBits(rows: readonly ReadRow[]): void {
  const typed = rows.filter(({ read }) => read.reasons?.some(({ code }) => code === 'typedAnswer') === true)
  const bits = typed.filter(({ keyText }) => /^[01](?:\.0)?$/.test(keyText))
  const asking = bits.filter(({ read }) => asksNumber.test(textOf(read.item.content))).length
  if (bits.length < fewestBits || bits.length * 10 < typed.length * 9 || asking * 5 > bits.length) return
  if (new Set(bits.map(({ keyText }) => keyText.slice(0, 1))).size < 2) return
  const isSaid = truths.test(plainHead(bits[0]?.keyHead ?? ''))
  for (const { read, keyText } of bits) {
    read.problems = read.problems.filter(({ code }) => code !== 'typedSeveral')
    if (isSaid) Object.assign(read.item, { type: 'true_false', answers: trueFalseAnswers(keyText.startsWith('1')) })
    else read.problems.push(blocking('ambiguousKey', { answer: keyText }))
    read.reasons = (read.reasons ?? []).filter(({ code }) => code !== 'typedAnswer')
  }
}
