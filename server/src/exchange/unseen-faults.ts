import katex from 'katex'
import { isFormula } from '../platform/html/clean-html.ts'
import { unescapeText } from './formulas-in-text.ts'
import { tags, textOf } from '@lms/contracts/rich-text.ts'

/** What a child would see, or would not see, and nobody who read the file noticed. */

const formula = /<(span|div)\b[^<>]*\bdata-latex="([^"]*)"/g
const longest = 5000
/** Of all formulas of a question: to draw one takes its time. */
const longestInAll = 20_000

/** The source of a formula that the screens cannot draw, and show as it is. Empty when there is none. */
export function brokenFormulaIn(htmls: readonly string[]): string {
  const found: RegExpMatchArray[] = []
  let length = 0
  for (const one of htmls.flatMap((html) => [...html.matchAll(formula)])) {
    length += one[0].length
    if (length <= longestInAll) found.push(one)
  }
  const broken = found.find(([, tag, source = '']) => !isDrawn(unescapeText(source), tag === 'div'))
  return unescapeText(broken?.[2] ?? '').slice(0, 60)
}

/** The beginning of a formula that is not kept: too long, or with commands that are none of mathematics. */
export function unkeptFormulaIn(html: string): string {
  const sources = [...html.matchAll(formula)].map(([, , source = '']) => unescapeText(source))
  return sources.find((source) => !isFormula(source))?.slice(0, 60) ?? ''
}

/** The rest of a text is still shown to whoever looks at it. */
export function withoutUnkept(html: string): string {
  return html.replaceAll(/<(span|div)\b[^<>]*\bdata-latex="([^"]*)"[^<>]*>(?:<\/\1>)?/g, (whole, _, source: string) =>
    isFormula(unescapeText(source)) ? whole : '[…]',
  )
}

function isDrawn(latex: string, displayMode: boolean): boolean {
  if (latex.length > longest) return false
  try {
    katex.renderToString(latex, { displayMode, strict: 'ignore', maxExpand: 500 })
    return true
  } catch {
    return false
  }
}

/**
 * Text that was typed for fonts of another time (.VnTime, VNI-Times) and lost them on its way: 'C©u hái', 'Caâu hoûi'.
 * Its letters are others than those that its author saw.
 */
export function isInOldLetters(text: string): boolean {
  const sample = text.slice(0, 5000)
  if (ofToday.test(sample)) return false
  const words = sample.match(/\S+/g)?.length ?? 0
  return signs.some(({ pairs, fewest }) => {
    const found = sample.match(pairs)?.length ?? 0
    return found >= fewest && found * 6 > words
  })
}

/** Letters that neither of them can write. */
const ofToday = /[ăđơưĂĐƠƯ\u1EA0-\u1EF9]/u

const signs: readonly { pairs: RegExp; fewest: number }[] = [
  // Signs in the midst of a word.
  { pairs: /[A-Za-zÀ-ÿ][µ¶·¸¹¨ª«¬]|[©®µ¶·¸¹¨ª«¬][A-Za-z]/g, fewest: 2 },
  // A vowel, and behind it a letter that Vietnamese does not have or never puts there.
  { pairs: /[aeiouy][øûïäåëü]|[aeo]â|[ae]ù|aõ|ö[ôùøû]/gi, fewest: 3 },
]

const saidKey =
  /(?<![\p{L}\d])(?:đáp án(?:\s+đúng)?|(?:correct\s+|right\s+)?answers?|ans)\s{0,3}(?:là\s{0,3})?[:：=]\s{0,3}[([]?([A-Ja-j])[)\]]?\s{0,3}(?=[.;,)\]]|$)/gimu

/** 'Answer: B' that was left in what is asked: everybody who sits the question would see it. Empty where nothing is. */
export function keyShownIn(texts: readonly string[]): string {
  for (const text of texts)
    for (const [said, letter = ''] of text.matchAll(saidKey))
      if (letter === letter.toUpperCase()) return said.trim().slice(0, 60)
  return ''
}

/** A text that is an element from its first sign to its last, with words in it. */
const asText = /^<(p|div|span)\b[^<>]{0,200}>\s*[^\s<][\s\S]*<\/\1\s*>$/i

/** A word or a piece of code that was to look otherwise. Options that say it are often what is asked about. */
const inText = /<(code|pre|sub|sup|b|strong|i|em|u)\b[^<>]{0,200}>\s*[^\s<][^<]*<\/\1\s*>/i

/**
 * Tags and signs that a child would read, or would have to type: most were meant to be none. What is asked comes first.
 * Empty when there are none.
 */
export function markupShownIn(htmls: readonly string[]): string {
  if (htmls.some((html) => html.includes('&amp;nbsp;'))) return '&nbsp;'
  if (htmls.some((html) => /\S&amp;quot;|&amp;quot;\S/.test(html))) return '&quot;'
  const shown = htmls.map((html) => (html.includes('&lt;') ? textOf(html) : ''))
  const found = [inText.exec(shown[0] ?? ''), ...shown.map((text) => asText.exec(text))]
  return found.find((match) => match !== null)?.[0].slice(0, 60) ?? ''
}

/** The sign that a formula begins with; a command alone is as its author typed it. */
const asSource = /\\[([].{0,40}|\$\$[^$<>]{1,40}/

/** The source of a formula that was not understood as one, outside those that were. Empty when there is none. */
export function formulaShownIn(htmls: readonly string[]): string {
  return htmls.flatMap((html) => asSource.exec(html.replaceAll(tags, ' '))?.[0] ?? [])[0]?.slice(0, 60) ?? ''
}

/** Nobody reads past a command, or a sign that raises or lowers; '$$' and '\\[' alone may be how somebody writes. */
export const isCode = (formula: string): boolean => /\\[a-zA-Z]{2}|[\^_]/.test(formula)

/**
 * What a browser takes for a tag and does not show, although it is none: '<pCannot read', 'List<String>', or a tag
 * whose quotation mark is never closed. Empty when every word of this HTML can be seen.
 */
export function swallowedIn(html: string): string {
  if (!html.includes('<')) return ''
  const rest = html.replaceAll(unseen, ' ').replaceAll(tag, (whole, name: string) => (isElement(name) ? ' ' : whole))
  const closed = new Set([...rest.matchAll(/<\/([a-z][^\s<>]*)/gi)].map(([, name = '']) => name.toLowerCase()))
  for (const [found, name = ''] of rest.matchAll(/<([a-z][^\s/<>]*)[^<]*/gi)) {
    // Other programs have elements of their own; one that HTML knows would have been understood.
    if (isElement(name) || (!/[:-]/.test(name) && !closed.has(name.toLowerCase()))) return found.trim()
  }
  return ''
}

const unseen = /<!--[\s\S]*?(?:-->|$)|<(script|style|math|svg|audio|video|object|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
/**
 * A value that goes on over the next tag is one that nobody closed. Each part ends where no other can begin, so that no
 * text takes long to read.
 */
const tag =
  /<\/?([a-z][a-z0-9]*)(?:[\s/](?:=\s*(?:"[^"<]*"|'[^'<]*'|(?=[<>])|(?!["'\s<>])[^\s<>]+(?=[\s<>]))|[^<>=])*)?>/gi
const elements = new Set(
  (
    'a abbr acronym address area article aside b base basefont bdi bdo big blockquote body br button canvas caption ' +
    'center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption ' +
    'figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd ' +
    'label legend li link main map mark menu meta meter nav nobr noscript ol optgroup output p param picture pre ' +
    'progress q rb rp rt rtc ruby s samp section select slot small source span strike strong sub summary sup table ' +
    'tbody td template tfoot th thead time title tr track tt u ul var wbr'
  ).split(' '),
)

function isElement(name: string): boolean {
  return elements.has(name.toLowerCase())
}

const late = '\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
/**
 * Letters that were read in one encoding and saved in another: no text has these by itself. A quotation mark may follow
 * a capital letter, also one that stands alone in it, and 'Å²' is an area.
 */
const twiceEncoded = `(?<![«»“„"'‘(])(?!Å[¹²³])[ÂÃÄÅÆ][\u00A1-\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]|á[º»](?:[${late}]|(?=\\p{L}))|â[€‚„†ˆ‰][${late}]|ï»¿|ï¼[${late}]`
/** The sign that stands for a letter that could not be read. */
const gone = /.{0,10}\uFFFD.{0,10}/u
const lost = new RegExp(`.{0,10}(?:\uFFFD|${twiceEncoded}).{0,10}`, 'u')
/** Between such quotation marks the end of a word looks like half a letter: «lá». */
const quoted = /(?:^|[\s("'>])«/
/** Commands of formulas whose backslash a program took for its own: '\times' became a tab and 'imes'. */
const brokenCommand = /[\f\v\b](?=[a-z])|\t(?=(?:imes|heta|ext|au|riangle|frac)(?![a-z]))/

/** What of these texts was damaged on its way; empty where nothing was. */
export function damageIn(htmls: readonly string[]): string {
  const sources = htmls.flatMap((html) => [...html.matchAll(formula)].map(([, , source = '']) => source))
  const letters = htmls.map((html) => (quoted.test(html) ? gone : lost).exec(html)?.[0] ?? '')
  return letters.find((found) => found !== '') ?? sources.find((source) => brokenCommand.test(source)) ?? ''
}
