import type { PageLine } from '../page-lines.ts'

/** '0/1' alone in its line. */
export const bareScore = /^\s*\d{1,3}\s*\/\s*\d{1,3}\s*$/u
/** '… is it? *  0/1' */
const starredScore = /\*\s+\d{1,3}\s?\/\s?\d{1,3}\s*$/u
const behindScore = /\S\t\s*\d{1,3}\s?\/\s?\d{1,3}\s*$/u
/** 'Question 5  1 / 1 pts' */
const namedScore =
  /\S\s+\d{1,3}(?:[.,]\d{1,2})?\s?(?:\/|out of|trên)\s?\d{1,3}(?:[.,]\d{1,2})?\s?(?:pts|points?|điểm)\s*$/iu
const fewest = 3

interface PageScores {
  /** Neither numbers nor letters: what looks like the number of a page may be an option. */
  isForm: boolean
  isScore(text: string): boolean
  endsWithScore(text: string): boolean
}

/** A page has one number; more of them, or as many behind what is asked, are what was got for each question. */
export function scoresIn(pages: readonly (readonly PageLine[])[]): PageScores {
  const texts = pages.flat().map(({ text }) => text)
  const countOf = (sign: RegExp): number => texts.filter((text) => sign.test(text)).length
  const areAlone = countOf(bareScore) > Math.max(fewest - 1, pages.length * 1.5)
  const areBehind = countOf(starredScore) >= fewest && countOf(starredScore) * 3 >= countOf(behindScore)
  const areNamed = countOf(namedScore) >= fewest
  return {
    isForm: areAlone || areBehind,
    isScore: (text) => areAlone && bareScore.test(text),
    endsWithScore: (text) =>
      (areBehind && (starredScore.test(text) || behindScore.test(text))) || (areNamed && namedScore.test(text)),
  }
}
