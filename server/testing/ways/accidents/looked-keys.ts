import { bold, highlight, paragraph, red, underline, wordFile } from '../../samples/word-files.ts'
import type { KeyWay } from '../key-ways.ts'

/** Where what looks otherwise begins and ends in a line. */
const lookBegins = '\uE000'
const lookEnds = '\uE001'

const looks: Readonly<Record<string, string>> = { bold, underline, highlight, color: red }

/** The right option as a whole, its letter alone, or its text alone. */
const parts: Readonly<Record<string, KeyWay>> = {
  whole: { before: lookBegins, behind: lookEnds },
  letter: { before: lookBegins, inside: lookEnds },
  text: { inside: lookBegins, behind: lookEnds },
}

export const lookWays: Readonly<Record<string, KeyWay>> = Object.fromEntries(
  Object.keys(looks).flatMap((look) => Object.entries(parts).map(([part, way]) => [`look ${look} ${part}`, way])),
)

/** A file of Word with a paragraph for each line. */
export function lookedFile(lines: readonly string[], key: string): Uint8Array {
  const look = looks[key.split(' ')[1] ?? ''] ?? ''
  return wordFile(lines.map((line) => paragraph(...runsOf(line, look))).join(''))
}

/** Whoever types a line anew leaves its end as it looked. */
function runsOf(line: string, look: string): [look: string, text: string][] {
  const isCut = line.includes(lookEnds) && !line.slice(0, line.indexOf(lookEnds)).includes(lookBegins)
  const typed = isCut ? lookBegins + line : line
  return typed.split(lookBegins).flatMap((text, at): [string, string][] => {
    const [looking = '', ...others] = text.split(lookEnds)
    const runs: [string, string][] =
      at === 0
        ? [['', text]]
        : [
            [look, looking],
            ['', others.join('')],
          ]
    return runs.filter(([, own]) => own !== '')
  })
}
