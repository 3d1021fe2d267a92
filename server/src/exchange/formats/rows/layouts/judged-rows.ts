import { plainHead } from '../heads/header-words.ts'
import { trueFalseAnswers } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

const fewestRows = 10

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
