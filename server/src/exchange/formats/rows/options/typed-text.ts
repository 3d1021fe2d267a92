/** Nobody types '\\frac{1}{2}' or 'x^2' between dollars. */
export const ofFormula = /\$[^$]*[\\^_{}][^$]*\$|\\(?:d?frac|sqrt|cdot|times|left|text)(?![a-z])/

/** What has to be typed, without the signs of a formula and without a mark that it is right. */
export function typedText(text: string): string {
  const plain = /^\$([^$\\^_{}]+)\$$/.exec(text.trim())?.[1] ?? text
  return plain.replace(/\s{0,5}(?:\*{1,2}correct\*{1,2}|[([]correct[)\]])$/iu, '').trim()
}

/** 'What letter comes fourth in the alphabet?': nobody chooses there. */
export function asksForLetter(asked: string, answer: string): boolean {
  return (
    /^[A-Z]$/i.test(answer) &&
    /(?<!\p{L})(?:(?:what|which) (?:\p{L}+ )?letter|chữ(?: cái)? (?:nào|gì|thứ))(?!\p{L})/iu.test(asked) &&
    !/(?<!\p{L})(?:choose|select|answer|option|following|below|picture|figure|diagram|map|đáp án|chọn|sau đây|dưới đây|hình|bản đồ)(?!\p{L})/iu.test(
      asked,
    )
  )
}

/** '^4$|^four$' is what a program compares with, and nothing that anybody types. */
export function isPattern(text: string): boolean {
  return text.split('|').every((part) => /^\^.+\$$/s.test(part.trim()))
}
