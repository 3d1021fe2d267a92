import type { OwnParts } from './own-parts.ts'

const fewest = 3
/** So many say it for themselves, where the others are of another kind. */
const fewestAlone = 10
const longest = 120
const asking = /[?？:：]\s*$|_{3}|…{2}|\.{4}/u
/** Parts of what is asked, and room for what is written. */
const ofTask = /[?？:：]\s*$|^[a-z]\s?[.)]|^\d{1,2}\s?[.)]|_{2}|…|\.{3}|\uFFFC/u

/** Right below most lines that ask stands one short line, and nothing else: it may be the answer. */
export function linesBelow(parts: readonly OwnParts[]): Map<OwnParts, string> {
  const found = parts.filter(({ asked, below: [line = '', ...others] }) => {
    const isLine = line !== '' && others.length === 0 && line.length <= longest && !ofTask.test(line)
    return isLine && asking.test(asked)
  })
  const different = new Set(found.map(({ below }) => below[0])).size
  const isUsual = found.length >= fewest && found.length * 2 >= parts.length
  const areMany = found.length >= fewestAlone && found.length * 10 >= parts.length
  if (different * 2 <= found.length || (!isUsual && !areMany)) return new Map()
  const isAlone = ({ below: [line = '', ...others] }: OwnParts): boolean =>
    line !== '' && others.length === 0 && !ofTask.test(line)
  const said = isUsual ? parts.filter(isAlone) : found
  return new Map(said.map((own) => [own, (own.below[0] ?? '').slice(0, longest)]))
}
