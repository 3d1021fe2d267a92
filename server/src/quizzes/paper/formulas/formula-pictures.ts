import { LRUCache } from 'lru-cache'
import type { LiteDocument } from 'mathjax-full/js/adaptors/lite/Document.js'
import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js'
import type { LiteText } from 'mathjax-full/js/adaptors/lite/Text.js'
import { LiteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js'
import { STATE } from 'mathjax-full/js/core/MathItem.js'
import type { MmlNode } from 'mathjax-full/js/core/MmlTree/MmlNode.js'
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js'
import { TeX } from 'mathjax-full/js/input/tex.js'
import 'mathjax-full/js/input/tex/base/BaseConfiguration.js'
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js'
import 'mathjax-full/js/input/tex/boldsymbol/BoldsymbolConfiguration.js'
import 'mathjax-full/js/input/tex/cancel/CancelConfiguration.js'
import 'mathjax-full/js/input/tex/cases/CasesConfiguration.js'
import 'mathjax-full/js/input/tex/color/ColorConfiguration.js'
import 'mathjax-full/js/input/tex/enclose/EncloseConfiguration.js'
import 'mathjax-full/js/input/tex/gensymb/GensymbConfiguration.js'
import 'mathjax-full/js/input/tex/mathtools/MathtoolsConfiguration.js'
import 'mathjax-full/js/input/tex/mhchem/MhchemConfiguration.js'
import 'mathjax-full/js/input/tex/textcomp/TextcompConfiguration.js'
import 'mathjax-full/js/input/tex/upgreek/UpgreekConfiguration.js'
import { mathjax } from 'mathjax-full/js/mathjax.js'
import { SVG } from 'mathjax-full/js/output/svg.js'
import { canWrite, outlineOf, widthOf } from '../paper-fonts.ts'

/** A formula as outlines: it looks the same wherever it is opened, with whatever fonts are there. */
export interface FormulaPicture {
  /** Paths, for a frame of `viewBox`; their color is the surrounding one. */
  drawing: string
  viewBox: string
  /** In parts of the font's size; the baseline is `depth` above the lower edge. */
  width: number
  height: number
  depth: number
}

/** What a school writes; nothing that defines, links or loads. Each is imported above. */
const packages = [
  'base',
  'ams',
  'boldsymbol',
  'cancel',
  'cases',
  'color',
  'enclose',
  'gensymb',
  'mathtools',
  'mhchem',
  'textcomp',
  'upgreek',
]
const remembered = 2000

class PaperAdaptor extends LiteAdaptor {
  /** Asked for text that the mathematical font does not have, such as Vietnamese words. */
  override nodeSize(node: LiteElement): [number, number] {
    return [widthOf(this.textContent(node), 'normal') * textSize(node), 0.75]
  }
}

const adaptor = new PaperAdaptor()
RegisterHTMLHandler(adaptor)
const tex = new TeX<LiteElement, LiteText, LiteDocument>({
  packages,
  formatError: (_: unknown, error: Error) => fail(error),
})
tex.postFilters.add(({ data }: { data: { root: MmlNode } }) =>
  data.root.walkTree((node) => giveOwnFont(node as MmlNode), undefined),
)
const drawer = mathjax.document('', { InputJax: tex, OutputJax: new SVG({ fontCache: 'none' }) })

const drawn = new LRUCache<string, { picture: FormulaPicture | null }>({ max: remembered })

/** Null when it is no formula. */
export function formulaPicture(latex: string, isDisplay: boolean): FormulaPicture | null {
  const name = `${isDisplay ? 'display' : 'inline'}:${latex}`
  const known = drawn.get(name)
  if (known) return known.picture
  const picture = draw(latex, isDisplay)
  drawn.set(name, { picture })
  return picture
}

/** What the formula says, as a tree; throws when it is no formula. */
export function formulaTree(latex: string, isDisplay: boolean): MmlNode {
  return drawer.convert(latex, { display: isDisplay, end: STATE.CONVERT }) as MmlNode
}

/** A sign that the text's font lacks, drawn with the mathematical one. */
export function signPicture(sign: string): FormulaPicture | null {
  return /[\\{}$&#^_%~]/.test(sign) ? null : formulaPicture(sign, false)
}

/** A file of its own, `size` high per em. */
export function standaloneSvg({ drawing, viewBox, width, height }: FormulaPicture, size: number): string {
  const box = `width="${(width * size).toFixed(3)}" height="${(height * size).toFixed(3)}" viewBox="${viewBox}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawing.replaceAll('currentColor', '#000000')}</svg>`
}

function draw(latex: string, isDisplay: boolean): FormulaPicture | null {
  try {
    const container = drawer.convert(latex, { display: isDisplay }) as LiteElement
    const [svg] = adaptor.tags(container, 'svg')
    if (svg === undefined) return null
    for (const text of adaptor.tags(svg, 'text')) outline(text)
    const viewBox = adaptor.getAttribute(svg, 'viewBox')
    const [, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
    if (!(width > 0 && height > 0)) return null
    return {
      drawing: adaptor.innerHTML(svg),
      viewBox,
      width: width / 1000,
      height: height / 1000,
      depth: (top + height) / 1000,
    }
  } catch {
    return null
  }
}

/** Words of a language are written in the paper's font as a whole, not letter by letter in two. */
function giveOwnFont(node: MmlNode): void {
  if (!node.isKind('mtext')) return
  const text = node.childNodes.map((child) => ('getText' in child ? (child.getText as () => string)() : '')).join('')
  if (!/[^\u0020-\u007E\u00A0]/.test(text)) return
  delete node.attributes.getAllAttributes()['mathvariant']
  node.attributes.set('fontfamily', 'sans-serif')
}

function textSize(text: LiteElement): number {
  return Number.parseFloat(adaptor.getAttribute(text, 'font-size') ?? '1000') / 1000
}

function outline(text: LiteElement): void {
  const words = adaptor.textContent(text)
  for (const sign of words) if (!canWrite(sign)) throw new Error('no font here has this sign')
  const place = (adaptor.getAttribute(text, 'transform') ?? '').replace('scale(1,-1)', '').trim()
  const transform = `${place} scale(${textSize(text)})`.trim()
  const bold = adaptor.getAttribute(text, 'font-weight') === 'bold'
  const italic = adaptor.getAttribute(text, 'font-style') === 'italic'
  const face = bold ? (italic ? 'bolditalics' : 'bold') : italic ? 'italics' : 'normal'
  adaptor.replace(adaptor.node('path', { d: outlineOf(words, face), transform }), text)
}

function fail(error: Error): never {
  throw error
}
