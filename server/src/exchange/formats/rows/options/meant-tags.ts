import { textOf } from '@lms/contracts/rich-text.ts'
import { typedText } from '../../formulas-in-text.ts'
import type { RowOption } from './question-cells.ts'

/** '<p><b>x</p></b>' beside '<p><b>x</b></p>': nothing but their tags tells two of them apart, so these are what is offered. */
export function withMeantTags(options: readonly RowOption[]): RowOption[] {
  const shown = options.map(({ text }) => textOf(text).trim())
  const isMeant = options.some(({ raw }, index) => {
    const other = shown.indexOf(shown[index] ?? '')
    // A picture alone says nothing in letters.
    if (shown[index] === '') return false
    return raw.trim().startsWith('<') && other !== index && options[other]?.raw.trim() !== raw.trim()
  })
  return isMeant ? options.map((option) => ({ ...option, text: typedText(option.raw.trim()) })) : [...options]
}
