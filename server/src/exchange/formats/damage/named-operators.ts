import { brokenFormulaIn } from './broken-formulas.ts'
import { formulaElement } from '../formulas-in-text.ts'

/** What stands for a paragraph or a section in a text is a letter of its author in a formula. */
const ofTexts = /\\([PS])(?![a-zA-Z])/gu
const known =
  /^(?:Alpha|Beta|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Phi|Psi|Omega|Re|Im|Big[glrm]?|Pr|Vert|Bbb|Cap|Cup|Subset|Supset)$/u
const ofBrackets = /^(?:left|right|middle|big[glrm]?|bigg[lrm])$/u
/** An operator of its author: 'E', 'Var' before what it is taken of, or a letter in the hand of a named set. */
const candidate =
  /\\(?:([A-Z][a-zA-Z]{0,4})|(c[A-Z])|([a-z]{2,6})(?=\s*(?:\\left\s*|\\[bB]igg?l?\s*)?\())(?![a-zA-Z])/gu

/** Commands that a formula calls by a name and the file does not define, where it can be drawn with them as names. */
export function withOperators(source: string): { latex: string; names: string[] } {
  const names: string[] = []
  const plain = source.replaceAll(ofTexts, (whole, letter: string) => {
    names.push(whole)
    return `\\operatorname{${letter}}`
  })
  const isMeant = [...plain.matchAll(candidate)].some(([, capital = '']) => !known.test(capital))
  if (!isMeant || isDrawn(plain)) return { latex: plain, names }
  const own = [...names]
  const latex = plain.replaceAll(candidate, (whole, capital?: string, set?: string, word?: string) => {
    if (ofBrackets.test(word ?? '') || isDrawn(`${whole} x y`) || known.test(capital ?? '')) return whole
    own.push(whole)
    return set === undefined ? `\\operatorname{${capital ?? word}}` : `\\mathcal{${set.slice(1)}}`
  })
  return isDrawn(latex) ? { latex, names: own } : { latex: plain, names }
}

const isDrawn = (latex: string): boolean => brokenFormulaIn([formulaElement(latex)]) === ''
