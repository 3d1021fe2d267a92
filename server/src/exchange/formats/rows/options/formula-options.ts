import { holdsFormulaSource } from '@lms/contracts/plain-formula.ts'
import { isFormulaBetween } from '@lms/contracts/typed-formulas.ts'
import { richCell } from '../../cell-text.ts'
import type { ReadRow } from '../row-question.ts'

/**
 * '\frac{1}{2}' as a whole option, without the signs that formulas of the same sheet stand between: it is one as well.
 * Where no question has a formula, it may be what is asked about.
 */
export function settleFormulas(rows: readonly ReadRow[]): void {
  if (!rows.some(({ read }) => read.item.content.includes('data-latex='))) return
  for (const { read, choices } of rows)
    read.item.answers = read.item.answers.map((answer, index) => {
      const option = choices[index]
      return option?.text === answer.text && isBareFormula(option.raw.trim())
        ? { ...answer, text: richCell(`\\(${option.raw.trim()}\\)`) }
        : answer
    })
}

function isBareFormula(text: string): boolean {
  return !/\$|\\[()[\]]/.test(text) && holdsFormulaSource(text) && isFormulaBetween('', text, '')
}
