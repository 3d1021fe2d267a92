import { commandSigns, commandWords, looks, namedMarks, numberSets, plainTexts } from './formula-commands.ts'
import { numberWords, withFourth, writtenNumber } from './numbers.ts'
import { blank, powerWords, signWords } from './sign-words.ts'
import { unitWords } from './units.ts'

/** Formulas in words: `\frac{1}{2}` is 'một phần hai', `x^2 + 1` 'x bình phương cộng một'. */

const longest = 2000
const deepest = 60

type Kind = 'number' | 'letter' | 'sign' | 'fraction' | 'group' | 'unit' | 'word' | 'pause'
interface Atom {
  kind: Kind
  words: string
  /** The figures of a number, the letter itself. */
  raw: string
}
interface Reader {
  readonly text: string
  at: number
  depth: number
}

export function formulaWords(latex: string): string {
  const reader = { text: latex.slice(0, longest), at: 0, depth: 0 }
  return joined(sequence(reader, ''))
}

function atom(kind: Kind, words: string, raw = ''): Atom {
  return { kind, words, raw }
}

/** Up to a sign that closes; that one is read over. */
function sequence(reader: Reader, end: string): Atom[] {
  const atoms: Atom[] = []
  reader.depth += 1
  while (reader.at < reader.text.length) {
    if (end !== '' && reader.text.startsWith(end, reader.at)) {
      reader.at += end.length
      break
    }
    const next = reader.depth > deepest ? skipped(reader) : part(reader, atoms)
    if (next !== undefined) atoms.push(next)
  }
  reader.depth -= 1
  return atoms
}

function skipped(reader: Reader): undefined {
  reader.at += 1
  return undefined
}

function part(reader: Reader, before: Atom[]): Atom | undefined {
  const rest = reader.text.slice(reader.at)
  const spaces =
    /^(?:\s|~|&|\\[,;:! ]|\\q?quad\b|\\(?:left|right|big|Big|bigg|limits|displaystyle)(?![A-Za-z])\.?)+/.exec(rest)?.[0]
  if (spaces !== undefined) return move(reader, spaces)
  const blanks = /^(?:\\_|_(?=\\?_|\s|$)|\.{3,}|…)+/u.exec(rest)?.[0]
  if (blanks !== undefined && (blanks.length > 1 || blanks === '…')) {
    move(reader, blanks)
    return atom(
      'word',
      blanks.includes('_') || !rest.slice(blanks.length).trimStart().startsWith(',') ? blank : 'ba chấm',
    )
  }
  const figures = writtenFigures(rest)
  if (figures !== undefined) {
    move(reader, figures.source)
    return atom('number', numberWords(figures.number), figures.number)
  }
  const sign = rest[0] ?? ''
  if (sign === '\\') return command(reader, before)
  reader.at += sign.length
  if (sign === '{') return group(sequence(reader, '}'))
  if (sign === '}') return undefined
  if (sign === '^') return raisedPart(reader, before)
  if (sign === '_') return atom('word', joined(argument(reader)))
  if (sign === '(' || sign === '[') return bracketed(sequence(reader, sign === '(' ? ')' : ']'), 'ngoặc')
  if (sign === '|') return atom('group', `giá trị tuyệt đối của ${joined(sequence(reader, '|'))}`)
  if (/[;,]/.test(sign)) return atom('pause', sign)
  return signAtom(sign, before, reader)
}

function move(reader: Reader, text: string): undefined {
  reader.at += text.length
  return undefined
}

/** `1{,}5` and `15\,000` are numbers as well. */
function writtenFigures(rest: string): { source: string; number: string } | undefined {
  const source = /^\d+(?:(?:\{,\}|,)\d+|\\[,;: ]\d{3}(?!\d)|[ .]\d{3}(?!\d)|\.\d+)*/.exec(rest)?.[0]
  if (source === undefined) return undefined
  const plain = source.replaceAll('{,}', ',').replaceAll(/\\[,;: ]/g, ' ')
  const number = writtenNumber(plain)
  if (number === plain) return { source, number }
  const [figures = ''] = /^\d+/.exec(rest) ?? []
  return { source: figures, number: figures }
}

function signAtom(sign: string, before: Atom[], reader: Reader): Atom | undefined {
  const last = before.at(-1)
  if (/[-−–]/u.test(sign))
    return atom('sign', last === undefined || last.kind === 'sign' || last.kind === 'pause' ? 'âm' : 'trừ')
  if (sign === ':') return atom('sign', 'chia')
  if (sign === '/') return atom('sign', 'trên')
  if (sign === '*') return atom('sign', 'nhân')
  if (sign === '%') return atom('unit', 'phần trăm')
  if (sign === '!') return atom('word', 'giai thừa')
  if (sign === '?') return atom('word', last?.words === 'bằng' ? 'bao nhiêu' : 'dấu hỏi')
  if (sign === '°') return degrees(reader)
  if (sign === "'" || sign === '′') return atom('word', 'phẩy')
  const words = signWords[sign]
  if (words !== undefined) return atom(/\p{L}|[¼½¾⅐-⅞□∞∅]/u.test(sign) ? 'letter' : 'sign', words, sign)
  return /\p{L}/u.test(sign) ? atom('letter', sign, sign) : undefined
}

function command(reader: Reader, before: Atom[]): Atom | undefined {
  const name = /^\\([A-Za-z]+)\s*/.exec(reader.text.slice(reader.at))
  if (name === null) {
    const sign = reader.text[reader.at + 1] ?? ''
    reader.at += 2
    if (sign === '\\') return atom('pause', ';')
    if (sign === '|') return atom('group', `giá trị tuyệt đối của ${joined(sequence(reader, '\\|'))}`)
    return sign === '{' ? bracketed(sequence(reader, '\\}'), 'ngoặc nhọn') : signAtom(sign, before, reader)
  }
  move(reader, name[0])
  const [, word = ''] = name
  if (/^[dtc]?frac$/.test(word)) return fraction(argument(reader), argument(reader))
  if (word === 'sqrt') return root(reader)
  if (word === 'mathbb') return atom('letter', signWords[numberSets[joined(argument(reader))] ?? ''] ?? '')
  if (plainTexts.has(word)) return plainText(reader)
  if (word === 'circ' || word === 'degree') return degrees(reader)
  if (word === 'overline' || word === 'underline') return overlined(reader, word)
  const marked = namedMarks[word]
  if (marked !== undefined) return atom('letter', `${marked} ${joined(argument(reader))}`)
  if (looks.has(word)) return group(argument(reader))
  if (word === 'begin' || word === 'end') {
    argument(reader)
    return atom('pause', ',')
  }
  const sign = commandSigns[word]
  if (sign !== undefined) return signAtom(sign, before, reader)
  const words = commandWords[word]
  return words === undefined ? undefined : named(reader, word, words)
}

function named(reader: Reader, word: string, words: string): Atom {
  if (word !== 'log' && word !== 'lim') return atom('word', words)
  const isLowered = reader.text[reader.at] === '_'
  if (isLowered) reader.at += 1
  const lowered = isLowered ? joined(argument(reader)) : ''
  if (word === 'log') return atom('word', lowered === '' ? `${words} của` : `${words} cơ số ${lowered} của`)
  return atom('word', lowered === '' ? words : `${words} khi ${lowered} của`)
}

/** One sign, one command, or what stands in braces. */
function argument(reader: Reader): Atom[] {
  while (reader.text[reader.at] === ' ') reader.at += 1
  const sign = reader.text[reader.at] ?? ''
  if (sign === '{') {
    reader.at += 1
    return sequence(reader, '}')
  }
  if (/\d/.test(sign)) {
    reader.at += 1
    return [atom('number', numberWords(sign), sign)]
  }
  const next = part(reader, [])
  return next === undefined ? [] : [next]
}

function fraction(above: Atom[], below: Atom[]): Atom {
  const isSimple = [above, below].every(
    (atoms) => atoms.length <= 2 && atoms.every(({ kind, words }) => /number|letter/.test(kind) || words === 'âm'),
  )
  if (!isSimple) return atom('group', `phân số có tử số là ${joined(above)}, mẫu số là ${joined(below)},`)
  const [only] = below
  const name =
    below.length === 1 && only?.kind === 'number' && /^\d+$/.test(only.raw) ? withFourth(only.raw) : joined(below)
  const isNumeric = [...above, ...below].every(({ kind }) => kind === 'number')
  return atom(isNumeric ? 'fraction' : 'group', `${joined(above)} phần ${name}`)
}

function root(reader: Reader): Atom {
  const degree = /^\[([^\]]*)\]/.exec(reader.text.slice(reader.at))
  if (degree) reader.at += degree[0].length
  const name = degree?.[1] === undefined ? 'hai' : formulaWords(degree[1])
  return atom('group', `căn bậc ${name} của ${joined(argument(reader))}`)
}

function plainText(reader: Reader): Atom | undefined {
  while (reader.text[reader.at] === ' ') reader.at += 1
  const found = /^\{([^{}]*)\}/.exec(reader.text.slice(reader.at))
  if (!found) return group(argument(reader))
  move(reader, found[0])
  const content = (found[1] ?? '').trim()
  const raised = /^\^\{?([23])\}?/.exec(reader.text.slice(reader.at))
  const unit = unitWords(content + (raised?.[1] ?? ''))
  if (unit !== undefined && raised) move(reader, raised[0])
  return atom(unit === undefined ? 'word' : 'unit', unit ?? content)
}

function degrees(reader: Reader): Atom {
  const scale = /^\}?\s*(?:\\(?:text|mathrm)\{([CF])\}|([CF])(?![A-Za-z]))/.exec(reader.text.slice(reader.at))
  if (!scale) return atom('unit', 'độ')
  // A brace that closes the degree sign stays for whoever opened it.
  const isClosing = scale[0].startsWith('}')
  if (isClosing) return atom('unit', (scale[1] ?? scale[2]) === 'C' ? 'độ xê' : 'độ ép', 'scale')
  move(reader, scale[0])
  return atom('unit', (scale[1] ?? scale[2]) === 'C' ? 'độ xê' : 'độ ép')
}

function raisedPart(reader: Reader, before: Atom[]): Atom {
  const atoms = argument(reader)
  const [only] = atoms
  if (atoms.length === 1 && only?.kind === 'unit') {
    if (only.raw === 'scale') {
      const scale = /^\s*(?:\\(?:text|mathrm)\{[CF]\}|[CF])/.exec(reader.text.slice(reader.at))
      move(reader, scale?.[0] ?? '')
    }
    return atom('unit', only.words)
  }
  if (before.length > 0 && atoms.length === 1 && only?.words === 'phẩy') return only
  return atom('word', powerWords(atoms.length === 1 ? (only?.raw ?? '') : '', joined(atoms)))
}

function overlined(reader: Reader, word: string): Atom {
  const atoms = argument(reader)
  if (atoms.length === 0) return atom('word', blank)
  const isNumber = word === 'overline' && atoms.some(({ raw }) => /^[a-z]$/.test(raw))
  return atom('letter', `${isNumber ? 'số ' : ''}${joined(atoms)}`)
}

function group(atoms: Atom[]): Atom | undefined {
  return atoms.length === 1 ? atoms[0] : atoms.length === 0 ? undefined : atom('group', joined(atoms))
}

/** Brackets are spoken where they hold more than one thing together. */
function bracketed(atoms: Atom[], name: string): Atom {
  const isOne = atoms.filter(({ words }) => words !== 'âm').length <= 1
  return atom('group', isOne ? joined(atoms) : `mở ${name} ${joined(atoms)} đóng ${name}`)
}

function joined(atoms: readonly Atom[]): string {
  let words = ''
  for (const [index, { kind, words: next }] of atoms.entries()) {
    const last = atoms[index - 1]
    if (kind === 'pause') words += next
    else if (last?.kind === 'number' && kind === 'fraction') words += ` và ${next}`
    else if (last !== undefined && next.startsWith('mở ngoặc') && (last.kind === 'number' || last.kind === 'group'))
      words += ` nhân ${next}`
    else words += ` ${next}`
  }
  return words
    .replaceAll(/^[,;]+|,+(?=\s*(?:[,;]|$))/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
