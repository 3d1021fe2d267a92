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
  const field = fields.exec(rest)?.[1]
  if (field !== undefined) return field.trim()
  const closed = new Set([...rest.matchAll(/<\/([a-z][^\s<>]*)/gi)].map(([, name = '']) => name.toLowerCase()))
  for (const [found, name = ''] of rest.matchAll(/<([a-z][^\s/<>]*)[^<]*/gi)) {
    // Other programs have elements of their own; one that HTML knows would have been understood.
    const isForeign =
      !isElement(name) && !typeOfProgram.test(name) && (/[:-]/.test(name) || closed.has(name.toLowerCase()))
    if (!isForeign) return found.slice(0, 100).trim()
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
/** What stands in them is shown by the program that they were made for. */
const fields = /<(?:option|textarea|xmp)\b[^<>]*>\s*([^<\s][^<]{0,100})/i

/** 'vector <int> v;': programs that write pages end it for those who typed it. */
const typeOfProgram =
  /^(?:int|integer|string|str|float|double|char|bool|boolean|long|short|byte|void|vector|[io]?stream|iostream|[fs]stream|[tekv])$/i

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

/**
 * Letters that were read in one encoding and saved in another ('cÃ¢u há»i'), and commands of formulas whose backslash
 * a program took for its own ('\times' became a tab and 'imes'). Both can be undone for certain.
 */
export interface Mended<Value> {
  value: Value
  /** As it stood in the file, the first of it; empty when nothing was damaged. */
  damage: string
  /** What is still damaged then, likewise. */
  loss: string
}

/** In every text of it. */
export function mendedLetters<Value>(value: Value): Mended<Value> {
  let damage = ''
  let loss = ''
  const mended = (text: string): string => {
    // Between such quotation marks the end of a word looks like half a letter: «lá».
    const isQuoted = quoted.test(text)
    const found = isQuoted ? null : twiceEncoded.exec(text)
    const whole = (found ? text.replaceAll(wide, decodedOnce) : text).replaceAll(formulaSource, (latex) => {
      const own = withCommands(latex)
      if (own !== latex) damage ||= latex.slice(0, 40)
      return own
    })
    if (found && whole !== text) damage ||= found[0]
    loss ||= (isQuoted ? gone : lost).exec(whole)?.[0] ?? ''
    return whole
  }
  return { value: mapped(value, mended), damage, loss }
}

/** What was encoded twice was read as Windows-1252 in between: each byte is one of these. */
const bytesOfWindows = new Map(
  Array.from('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ', (sign, index) => [sign, 0x80 + index]),
)
const late = '\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
/**
 * No text has these by itself. A quotation mark may follow a capital letter, also one that stands alone in it, and
 * 'Å²' is an area.
 */
const twiceEncoded = new RegExp(
  `(?<![«»“„"'‘(])(?!Å[¹²³])[ÂÃÄÅÆ][\u00A1-\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]|á[º»][${late}]|â[€‚„†ˆ‰][${late}]|ï»¿|ï¼[${late}]`,
  'u',
)
/** The sign that stands for a letter that could not be read, and what is left where a part of one is gone. */
const gone = /.{0,10}\uFFFD.{0,10}/u
const lost = new RegExp(`.{0,10}(?:\uFFFD|${twiceEncoded.source}|á[º»](?=\\p{L})).{0,10}`, 'u')
const quoted = /(?:^|[\s("'>])«/
const wide = /[\u0080-\uFFFF]+/g

function decodedOnce(run: string): string {
  const bytes = Array.from(run, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    return bytesOfWindows.get(sign) ?? (code <= 0xff ? code : -1)
  })
  if (bytes.includes(-1)) return run
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return run
  }
}

const formulaSource = /(?<=\bdata-latex=")[^"]*(?=")/g
/** A sign that a program makes of a backslash and a letter, and what is left of the command. */
const commands: readonly { sign: string; letter: string; rest: string }[] = [
  { sign: '\t', letter: 't', rest: 'imes|heta|an|ext|extbf|extrm|au|o|op|riangle|frac|herefore|ilde' },
  { sign: '\f', letter: 'f', rest: 'rac|orall|loor|lat' },
  { sign: '\v', letter: 'v', rest: 'ec|arphi|ee|dots|arepsilon' },
  { sign: '\b', letter: 'b', rest: 'eta|ar|egin|inom|oldsymbol|ullet|ig|igl|igr' },
  { sign: '\u0007', letter: 'a', rest: 'lpha|ngle|pprox|st' },
  { sign: '\n', letter: 'n', rest: 'eq|e|abla|u|ot|otin|i|eg' },
  { sign: '\n', letter: 'r', rest: 'ho|ight|angle|ightarrow|m' },
  { sign: '\r', letter: 'r', rest: 'ho|ight|angle|ightarrow|m' },
]
const broken = commands.map(({ sign, letter, rest }) => ({
  letter,
  found: new RegExp(`${sign}(?=(?:${rest})(?![a-z]))`, 'g'),
}))
function withCommands(latex: string): string {
  return broken.reduce((text, { found, letter }) => text.replaceAll(found, `\\${letter}`), latex)
}

function mapped<Value>(value: Value, change: (text: string) => string): Value
function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => mapped(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapped(one, change)]))
}
