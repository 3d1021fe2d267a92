import { type FormatReader, UnreadableFile, problem, titleFrom } from '../item.ts'
import { questionsInValue } from '../objects/objects.ts'
import { decodeText } from '../text/text-decoding.ts'
import { questionsChosen } from './radio-groups.ts'
import { readPageTree } from './page-tree.ts'
import { valuesOfPage } from './page-scripts.ts'

type Found = Awaited<ReturnType<FormatReader['read']>>

/** A page of the web: what is to be clicked in it, or what its programs would show. */
export const page: FormatReader = {
  read(bytes, choice) {
    const root = readPageTree(decodeText(bytes))
    const values = valuesOfPage(root)
    const chosen = questionsChosen(root, values)
    const written = attempt(() => questionsInValue(values, choice))
    const clicked = chosen && attempt(() => questionsInValue(chosen, choice))
    const best = (clicked?.items.length ?? 0) >= Math.max(1, written?.items.length ?? 0) ? clicked : written
    if (!best || best.items.length === 0) throw new UnreadableFile('webPage', { sheets: written?.sheets ?? [] })
    const other = best === clicked ? written : clicked
    const known = new Set(best.items.map(({ item }) => titleFrom(item.content)))
    const left = (other?.items ?? []).map(({ item }) => titleFrom(item.content)).filter((title) => !known.has(title))
    if (left.length > 0)
      best.items[0]?.problems.push(problem('wordingDropped', { text: left.join(' / ').slice(0, 200) }))
    return best
  },
}

function attempt(read: () => Found): Found | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableFile && error.code !== 'tooComplex') return null
    throw error
  }
}
