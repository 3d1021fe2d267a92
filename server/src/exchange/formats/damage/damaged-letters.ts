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
    const whole = (found ? text.replaceAll(wide, decodedOnce) : text).replaceAll(formula, (latex) => {
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

const formula = /(?<=\bdata-latex=")[^"]*(?=")/g
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
