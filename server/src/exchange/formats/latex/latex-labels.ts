/** How the points of a list are counted, which what is asked may speak of: 'a)', '(I)', '2.' */

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv']
const letters = 'abcdefghijklmnopqrstuvwxyz'

type Count = (index: number) => string | undefined

const counts: Readonly<Record<string, Count>> = {
  '1': (index) => String(index + 1),
  a: (index) => letters[index],
  A: (index) => letters[index]?.toUpperCase(),
  i: (index) => roman[index],
  I: (index) => roman[index]?.toUpperCase(),
}

const commands: Readonly<Record<string, string>> = { arabic: '1', alph: 'a', Alph: 'A', roman: 'i', Roman: 'I' }

/** Null where it is not understood; undefined beyond the last that can be counted. */
export function labelsOf(option: string): Count | null {
  const said = /^\s*label\s*=\s*([^,]*)/u.exec(option)?.[1] ?? (option.includes('=') ? null : option)
  if (said === null) return null
  const plain = said
    .replaceAll(/\\(?:textbf|textit|bfseries|itshape|bf|it|protect)(?![a-zA-Z])/gu, '')
    .replaceAll(/\\(arabic|alph|Alph|roman|Roman)\s*\*?/gu, (_, name: string) => commands[name] ?? '')
    .replaceAll(/[{}$*]/gu, '')
    .trim()
  const [, before = '', kind = '', behind = ''] = /^([^\p{L}\d\\]{0,3})([1aAiI])([^\p{L}\d\\]{0,3})$/u.exec(plain) ?? []
  const count = counts[kind]
  if (!count) return null
  return (index) => {
    const said = count(index)
    return said === undefined ? undefined : `${before}${said}${behind}`
  }
}
