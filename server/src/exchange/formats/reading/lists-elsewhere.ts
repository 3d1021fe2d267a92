import { textOf } from '@lms/contracts/rich-text.ts'
import { type ReadItem, blocking } from '../item.ts'

/** What is put in order, or matched, and is said to follow. */
const words = [
  String.raw`(?:put|arrange|re-?order|rearrange|sort|order|rank|associate|match|connect|pair)(?: \S+){0,12}? (?:following|below|these)`,
  String.raw`(?:sắp xếp|xếp|nối|ghép|ghép nối)(?: \S+){0,12}? (?:sau|dưới đây)`,
  String.raw`(?:class|ordonn|remett|associ|reli|appari)\p{L}{1,3}(?: \S+){0,12}? (?:suivante?s?|ci-dessous)`,
  String.raw`(?:orden|relacion|associ|asoci|emparej)\p{L}{1,3}(?: \S+){0,12}? (?:siguientes?|seguintes?|abaixo)`,
  String.raw`(?:ordnen?|sortieren?|verbinden?|zuordnen)(?: \S+){0,12}? folgende\p{L}?`,
  String.raw`(?:расположите|упорядочите|соотнесите|сопоставьте)(?: \S+){0,12}? (?:следующи\p{L}{1,2}|ниже)`,
]
const asking = new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, 'iu')
const shown = /<(?:li|table|img|pre|br)\b/i
const fewestShown = 15

/**
 * 'Put the following in order:' with nothing below it, and a list in the solution: nobody could write what is asked for
 * without seeing what that list holds.
 */
export function withListsElsewhere(read: ReadItem): ReadItem {
  const { item, problems } = read
  if (item.type !== 'essay' || problems.some(({ isBlocking }) => isBlocking)) return read
  const points = (item.explanation.match(/<li\b/g) ?? []).length
  const arrows = (item.explanation.match(/→|-&gt;|⇒/g) ?? []).length
  const isListed = points > 1 || arrows > 1
  return isListed && isUnseen(item.content) ? { ...read, problems: [...problems, blocking('essay')] } : read
}

function isUnseen(content: string): boolean {
  const text = textOf(content.replaceAll(/<(?:span|div)\b[^<>]*data-latex=[^<>]*>/g, 'formula ')).replaceAll(
    /\s+/g,
    ' ',
  )
  const found = asking.exec(text)
  if (!found || shown.test(content)) return false
  const behind = text.slice(found.index + found[0].length)
  const colon = behind.indexOf(':')
  if (colon !== -1) return behind.slice(colon + 1).trim().length < fewestShown
  return !/[,;][^,;]{1,60}[,;]|\. \S/.test(behind)
}
