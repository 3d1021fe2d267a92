import { foldText } from '@lms/contracts/text-folding.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { type Problem, problem } from '../item.ts'
import { toldLeft } from './options/columns-left.ts'
import { typedDoubt } from '../text/several-typed.ts'
import type { ReadRow } from './row-question.ts'

/** Words that types of questions are called by, in whatever language: such a column speaks of types. */
const ofTypes =
  /choi[cx]|choose|answer|blank|true|false|match|order|essay|open|multi|single|select|text|short|fill|drag|drop|rank|sort|hotspot|numeric|cloze|trac nghiem|dien|tu luan|ghep|sap xep|dung|lua chon|opcion|verdader|respuesta|seleccion|unica|relacion|wahl|luecke|lucke|vrai|reponse|题|選|객관|주관/

/** What such a question shows or plays is not in its row. */
const ofMedia =
  /image|picture|photo|img|audio|video|sound|listen|map|graph|chart|figure|hinh|anh|nghe|ban do|imagen|foto|bild|图|音|听/

/**
 * A column called 'type' may say something else than ours do: 'conceptual', a number, or a subject. Where none of its
 * words is known, a question with options and one right answer is what it looks like, and the word is told; where none
 * of them even sounds like a type, so is every other question. Where others are known, one that sounds like no type is a
 * name for a kind of choice, if its row is whole without anything else.
 */
export function settleTypes(rows: readonly ReadRow[]): void {
  const isUnknown = ({ read }: ReadRow): boolean => read.problems.some(({ code }) => code === 'unknownType')
  const areAllUnknown = rows.every((row) => row.typeText === '' || isUnknown(row))
  const isOther = areAllUnknown && !rows.some(({ typeText }) => ofTypes.test(foldText(typeText)))
  const isOne = rows.length >= fewestRows && new Set(rows.map(({ typeText }) => typeText)).size === 1
  for (const row of rows.filter(isUnknown)) {
    const { read, typeText } = row
    const others = read.problems.filter(({ code }) => code !== 'unknownType')
    const isNamed = areAllUnknown || (!ofTypes.test(foldText(typeText)) && !ofMedia.test(foldText(typeText)))
    const isClear = isNamed && (isOneOf(row) || isOneGap(row))
    if (isOther || (isClear && others.every(({ isBlocking }) => !isBlocking)))
      // A number of a type says nothing to anybody, and whatever a gap is called, it is filled in.
      read.problems = /^\d{1,3}$/.test(typeText) || isOneGap(row) ? others : [...others, told(row, isOne)]
  }
}

/** The same word in every row is told once for the file. */
function told(row: ReadRow, isOne: boolean): Problem {
  const { typeText, typeHead = '' } = row
  if (!isOne || typeHead === '') return problem('wordingDropped', { text: typeText.slice(0, 60) })
  const left = toldLeft([{ head: typeHead, text: typeText, isBeside: true }])
  row.left = [...row.left, left]
  return left.told
}

const fewestRows = 10

function isOneOf({ read, choices }: ReadRow): boolean {
  return choices.length > 1 && read.item.answers.filter(({ isCorrect }) => isCorrect).length === 1
}

/** One gap, and one short text beside it. */
function isOneGap({ read, keyText }: ReadRow): boolean {
  const { type, content, answers } = read.item
  const gaps = textOf(content).match(/_{3,}/g)?.length ?? 0
  return type === 'fill_blank' && gaps === 1 && answers.length === 1 && typedDoubt(keyText) === null
}
