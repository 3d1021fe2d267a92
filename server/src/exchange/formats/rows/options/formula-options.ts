import { holdsFormulaSource } from '@lms/contracts/plain-formula.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { isFormulaBetween } from '@lms/contracts/typed-formulas.ts'
import { richCell } from '../../cell-text.ts'
import type { ReadRow } from '../row-question.ts'

/**
 * '\frac{1}{2}' as a whole option, without the signs that formulas of the same sheet stand between: it is one as well.
 * Where no question has a formula, it may be what is asked about, unless all that is offered are such and nothing asks
 * how they are written.
 */
export function settleFormulas(rows: readonly ReadRow[]): void {
  const isUsual = rows.some(({ read }) => read.item.content.includes('data-latex='))
  for (const { read, choices } of rows) {
    if (!isUsual && !areFormulas(read.item.content, choices)) continue
    read.item.answers = read.item.answers.map((answer, index) => {
      const option = choices[index]
      return option?.text === answer.text && isBareFormula(option.raw.trim())
        ? { ...answer, text: richCell(`\\(${option.raw.trim()}\\)`) }
        : answer
    })
  }
}

const ofWriting =
  /\b(?:la)?tex\b|mathjax|katex|markup|syntax|source|command|\bcode|typeset|written|writes?\b|cú pháp|lệnh|mã nguồn|viết|gõ/iu

function areFormulas(content: string, choices: ReadRow['choices']): boolean {
  return (
    choices.length > 1 &&
    choices.every(({ raw }) => /\\(?:frac|sqrt|left|sum|int|lim)\b/.test(raw) && isBareFormula(raw.trim())) &&
    !ofWriting.test(textOf(content))
  )
}

function isBareFormula(text: string): boolean {
  return !/\$|\\[()[\]]/.test(text) && holdsFormulaSource(text) && isFormulaBetween('', text, '')
}
