import { foldText } from '@lms/contracts/text-folding.ts'
import { problem } from '../item.ts'
import type { ReadRow } from './row-question.ts'

/** Words that types of questions are called by, in whatever language: such a column speaks of types. */
const ofTypes =
  /choi[cx]|choose|answer|blank|true|false|match|order|essay|open|multi|single|select|text|short|fill|drag|drop|rank|sort|hotspot|numeric|cloze|trac nghiem|dien|tu luan|ghep|sap xep|dung|lua chon|opcion|verdader|respuesta|seleccion|unica|relacion|wahl|luecke|lucke|vrai|reponse|题|選|객관|주관/

/**
 * A column called 'type' may say something else than ours do: 'conceptual', a number, or a subject. Where none of its
 * words is known, a question with options and one right answer is what it looks like, and the word is told; where none
 * of them even sounds like a type, so is every other question.
 */
export function settleTypes(rows: readonly ReadRow[]): void {
  const isUnknown = ({ read }: ReadRow): boolean => read.problems.some(({ code }) => code === 'unknownType')
  if (!rows.every((row) => row.typeText === '' || isUnknown(row))) return
  const isOther = !rows.some(({ typeText }) => ofTypes.test(foldText(typeText)))
  for (const row of rows.filter(isUnknown)) {
    const { read, choices, typeText } = row
    const others = read.problems.filter(({ code }) => code !== 'unknownType')
    const isClear = choices.length > 1 && read.item.answers.filter(({ isCorrect }) => isCorrect).length === 1
    if (isOther || (isClear && others.every(({ isBlocking }) => !isBlocking)))
      read.problems = [...others, problem('wordingDropped', { text: typeText.slice(0, 60) })]
  }
}
