import { smallSigns } from '../../lib/speech/sign-words.ts'
import type { ReadPart } from '../../lib/speech/utterances.ts'

/** One sign of the read text, where it stands on the screen: in a text, or as a whole (a formula, a picture). */
type Spot = { text: Text; at: number } | { whole: Element }

/** A part of the screen that is read, with the way back from its text to what is shown. */
export interface ShownPart extends ReadPart {
  element: HTMLElement
  spots: Spot[]
}

const kinds: readonly string[] = ['question', 'letter', 'option', 'feedback'] satisfies ReadPart['kind'][]

function isKind(text: string | undefined): text is ReadPart['kind'] {
  return kinds.includes(text ?? '')
}

/** What stands in elements that say so (`data-read`), in the order of the screen. */
export function shownParts(root: Element): ShownPart[] {
  const parts: ShownPart[] = []
  for (const element of root.querySelectorAll('[data-read]')) {
    if (!(element instanceof HTMLElement) || element.parentElement?.closest('[data-read]')) continue
    const kind = element.dataset['read']
    if (isKind(kind)) parts.push({ kind, element, ...textOf(element) })
  }
  return parts
}

function textOf(element: Element): Pick<ShownPart, 'text' | 'spots'> {
  const signs: string[] = []
  const spots: Spot[] = []
  const add = (text: string, spot: (at: number) => Spot): void => {
    for (let at = 0; at < text.length; at += 1) {
      signs.push(text.charAt(at))
      spots.push(spot(at))
    }
  }
  const isAtLineStart = (): boolean => signs.length === 0 || signs.at(-1) === '\n'

  function read(node: Node): void {
    if (node instanceof Text) {
      add(node.data.replaceAll(/\s/gu, ' '), (at) => ({ text: node, at }))
      return
    }
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return
    const whole = (): Spot => ({ whole: node })
    const latex = node.getAttribute('data-latex')
    if (latex !== null) return add(String.raw` \(${latex.replaceAll(String.raw`\)`, ')')}\) `, whole)
    // What describes a picture to those who do not see it may be the answer; that there is one is all that is said.
    if (node.localName === 'img') return add(' hình ảnh ', whole)
    if (node.localName === 'br' || node.localName === 'hr') return add('\n', whole)
    if (node.localName === 'sup' || node.localName === 'sub') return small(node, node.localName)
    const isBlock = /^(?:p|div|li|td|th|h[1-6]|blockquote|pre)$/.test(node.localName)
    if (isBlock && !isAtLineStart()) add('\n', whole)
    node.childNodes.forEach(read)
    if (isBlock && !isAtLineStart()) add('\n', whole)
  }

  function small(node: Element, place: 'sup' | 'sub'): void {
    const text = node.textContent ?? ''
    const raised = place === 'sup' ? `^(${text})` : ` ${text} `
    add(smallSigns(text, place) ?? raised, () => ({ whole: node }))
  }

  element.childNodes.forEach(read)
  return { text: signs.join(''), spots }
}

/** The stretches of the screen that these signs are: words and formulas, but no picture, which paint would hide. */
export function rangesOf({ text, spots }: ShownPart, start: number, end: number): Range[] {
  const ranges: Range[] = []
  let from = start
  for (let at = start; at <= end; at += 1) {
    const spot = spots[at]
    const isBreak = at === end || spot === undefined || isUnpainted(spot, text.charAt(at))
    if (!isBreak) continue
    if (at > from) ranges.push(rangeBetween(spots[from], spots[at - 1]))
    from = at + 1
  }
  return ranges
}

/** Line ends stand for whole blocks. */
function isUnpainted(spot: Spot, sign: string): boolean {
  return sign === '\n' || ('whole' in spot && spot.whole.localName === 'img')
}

function rangeBetween(first: Spot | undefined, last: Spot | undefined): Range {
  const range = document.createRange()
  if (first === undefined || last === undefined) return range
  if ('whole' in first) range.setStartBefore(first.whole)
  else range.setStart(first.text, first.at)
  if ('whole' in last) range.setEndAfter(last.whole)
  else range.setEnd(last.text, last.at + 1)
  return range
}
