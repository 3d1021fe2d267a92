/** Labels that come twice in one cell: what is spoken of has some, and what is offered below it. */

interface Label {
  letter: string
  style: string
  at: number
}

const atLineStart = /(?<=^|\n)[ \t]{0,20}([([]?)([A-Ja-j])[ \t]{0,3}([.):\]])[ \t]{0,20}(?=\S)/g

/**
 * Where the last row of labels begins that is offered; 'unclear' where more than one row begins with A and nobody can
 * tell, null where there is one alone. 'a)' below 'A.' is another row, 'A.' below 'A.' may be another question, and the
 * key has to be typed like the labels that it chooses from.
 */
export function lastRun(cell: string, key: string): number | 'unclear' | null {
  const labels = [...cell.matchAll(atLineStart)].map(({ 1: open = '', 2: letter = '', 3: end = '', index }): Label => ({
    letter: letter.toUpperCase(),
    style: `${open}${letter === letter.toUpperCase() ? 'A' : 'a'}${end}`,
    at: index,
  }))
  const starts = labels.flatMap(({ letter }, at) => (letter === 'A' ? [at] : []))
  const [first = 0, ...others] = starts
  const last = others.at(-1)
  if (last === undefined || !followsB(labels, first)) return null
  const run = labels.slice(last)
  const styles = new Set(run.map(({ style }) => style))
  const isInOrder = run.length > 1 && run.every(({ letter }, at) => letter === 'ABCDEFGHIJ'[at])
  const style = run[0]?.style ?? ''
  const before = labels.slice(0, last)
  const isOther = styles.size === 1 && before.every((label) => label.style !== style)
  if (starts.length > 2 || !isInOrder || !isOther) return 'unclear'
  const isOtherCase = before.some((label) => label.style.includes('A') !== style.includes('A'))
  const said = /^[([]?([A-J])[.)\]]?$/i.exec(key.trim())?.[1] ?? ''
  const isAsTyped = said === '' || (said === said.toUpperCase()) === style.includes('A')
  return isOtherCase && !isAsTyped ? 'unclear' : (run[0]?.at ?? null)
}

/** What begins with A alone may be an article or a name. */
function followsB(labels: readonly Label[], first: number): boolean {
  return labels[first + 1]?.letter === 'B'
}

const inLine = [
  /(?<=^|[\s;|,])\(([a-j])\)/gi,
  /(?<=^|[\s;|,])([a-j])\)/g,
  /(?<=^|[\s;|,])([A-J])[.)]/g,
  /(?<=^|[\s;|,])([a-j])\.(?=\s)/g,
  /(?<=^|\n)[ \t]{0,20}\(?([1-9])[.)](?=\s)/g,
]
const fewest = 3
const between = /(?<!\p{L})(?:and|or|và|hoặc|y|e|et|und)(?!\p{L})|&/giu

/** Three labels and more in what one option says, with words behind each: it was no option, or holds others. */
export function holdsLabels(text: string): boolean {
  return inLine.some((pattern) => {
    const found = [...text.matchAll(pattern)]
    const names = /\d/.test(found[0]?.[1] ?? '') ? '123456789' : 'ABCDEFGHIJ'
    const run = found.filter(({ 1: sign = '' }, at) => sign.toUpperCase() === names[at])
    const areWorded = run.every(({ 0: whole, index }, at) =>
      /[^\s,;.]/.test(text.slice(index + whole.length, run[at + 1]?.index).replaceAll(between, '')),
    )
    return run.length >= fewest && run.length === found.length && areWorded
  })
}

/** An empty line within an option, or a new line behind the last one where no other has two: it says something else. */
export function textBehind(options: readonly string[]): string | null {
  const lined = options.filter((text) => /\n/.test(text.trim()))
  const [one] = lined
  const broken = options.find((text) => /\S[ \t]*\n[ \t]*\n\s*\S/.test(text))
  if (broken !== undefined) return broken
  const isLast = one !== undefined && lined.length === 1 && one === options.at(-1)
  return isLast && !/\n[ \t]*\p{Ll}/u.test(one.trim()) ? one : null
}
