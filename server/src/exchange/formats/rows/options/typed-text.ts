/** Nobody types '\\frac{1}{2}' or 'x^2' between dollars. */
export const ofFormula = /\$[^$]*[\\^_{}][^$]*\$|\\(?:d?frac|sqrt|cdot|times|left|text)(?![a-z])/

/** What has to be typed, without the signs of a formula and without a mark that it is right. */
export function typedText(text: string): string {
  const plain = /^\$([^$\\^_{}]+)\$$/.exec(text.trim())?.[1] ?? text
  return plain.replace(/\s{0,5}(?:\*{1,2}correct\*{1,2}|[([]correct[)\]])$/iu, '').trim()
}
