/** The code of a format in its parts: what is shown as it stands, and signs that stand for digits, days or the number. */

export type Token = { literal: string } | { sign: string }

const token =
  /"([^"]*)"?|\\([^])|\[\$([^\]-]{0,20})[^\]]{0,40}\]|(\[[hms]{1,4}\])|\[[^\]]{0,40}\]|_[^]|\*[^]|(general)|(e[+-])|(am\/pm|a\/p)|([^])/giu
/** These are shown without quotes; all others have a meaning, or none. */
const shown = /[\s$()+\-:!^&'~{}<>=%€£¥]|[^\p{ASCII}]/u

export function tokensIn(section: string): Token[] {
  return Array.from(
    section.matchAll(token),
    ([, quoted, escaped, currency, elapsed, general, power, half, one]): Token => {
      const literal = quoted ?? escaped ?? currency
      if (literal !== undefined) return { literal }
      const sign = elapsed ?? (general === undefined ? undefined : 'G') ?? power ?? half
      if (sign !== undefined) return { sign }
      if (one === undefined) return { literal: '' }
      return shown.test(one) ? { literal: one } : { sign: one }
    },
  )
}

export const literalOf = (tokens: readonly Token[]): string =>
  tokens.map((one) => ('literal' in one ? one.literal : '')).join('')

export const signsOf = (tokens: readonly Token[]): string =>
  tokens.map((one) => ('sign' in one ? one.sign : one.literal === '' ? '' : ' ')).join('')

/** Parted by what stands outside of quotes. */
function sectionsIn(code: string): string[] {
  return (code.slice(0, 200).match(/(?:"[^"]*"?|\\[^]|\[[^\]]*\]?|[^;])+|(?<=^|;)(?=;|$)/gu) ?? ['']).slice(0, 4)
}

const condition = /\[(<=|>=|<>|<|>|=)\s?(-?\d{1,15}(?:\.\d{1,10})?)\]/

function holds(value: number, section: string): boolean | null {
  const [, sign = '', limit = ''] = condition.exec(section) ?? []
  if (sign === '') return null
  const other = Number(limit)
  if (sign === '<>') return value !== other
  return (
    (sign.includes('=') && value === other) ||
    (sign.includes('<') && value < other) ||
    (sign.includes('>') && value > other)
  )
}

/** The section for this number; one of its own for what is negative shows it without a sign. */
export function sectionFor(value: number, code: string): { section: string; isOwnNegative: boolean } {
  const sections = sectionsIn(code)
  const [first = '', second, third] = sections
  if (sections.some((section) => condition.test(section))) {
    const fits = sections.slice(0, 3).find((section) => holds(value, section) ?? true)
    return { section: fits ?? first, isOwnNegative: false }
  }
  if (value < 0 && second !== undefined) return { section: second, isOwnNegative: true }
  // Books show nothing as a dash: what is asked for is the number.
  const isWord = third !== undefined && /[^\s$€£¥₫￥-]/u.test(literalOf(tokensIn(third)))
  const isNumber = third !== undefined && /[0#G]/.test(signsOf(tokensIn(third)))
  return { section: value === 0 && third !== undefined && (isWord || isNumber) ? third : first, isOwnNegative: false }
}
