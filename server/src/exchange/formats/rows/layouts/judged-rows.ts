import { plainHead } from '../heads/header-words.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { plainTruthOf, trueFalseAnswers } from '../../item.ts'
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
