import { plainFormula } from '@lms/contracts/plain-formula.ts'
import { escapeHtml } from '@lms/contracts/html-text.ts'
import type { LiteDocument } from 'mathjax-full/js/adaptors/lite/Document.js'
import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js'
import type { LiteText } from 'mathjax-full/js/adaptors/lite/Text.js'
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js'
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js'
import { TeX } from 'mathjax-full/js/input/tex.js'
import 'mathjax-full/js/input/tex/base/BaseConfiguration.js'
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js'
import 'mathjax-full/js/input/tex/boldsymbol/BoldsymbolConfiguration.js'
import 'mathjax-full/js/input/tex/cancel/CancelConfiguration.js'
import 'mathjax-full/js/input/tex/cases/CasesConfiguration.js'
import 'mathjax-full/js/input/tex/gensymb/GensymbConfiguration.js'
import 'mathjax-full/js/input/tex/mathtools/MathtoolsConfiguration.js'
import 'mathjax-full/js/input/tex/mhchem/MhchemConfiguration.js'
import 'mathjax-full/js/input/tex/textcomp/TextcompConfiguration.js'
import 'mathjax-full/js/input/tex/upgreek/UpgreekConfiguration.js'
import { mathjax } from 'mathjax-full/js/mathjax.js'
import { SVG } from 'mathjax-full/js/output/svg.js'

export interface WantedFormula {
  latex: string
  isBlock: boolean
}

/** What a school writes; nothing that defines, links, colors or loads. Each is imported above. */
const packages = [
  'base',
  'ams',
  'boldsymbol',
  'cancel',
  'cases',
  'gensymb',
  'mathtools',
  'mhchem',
  'textcomp',
  'upgreek',
]

/** Longer than anything that a school writes; the source is shorter then. */
const longest = 100_000
/** Of the drawing, in one em of the text around it. */
const unitsPerEm = 1000

const adaptor = liteAdaptor()
RegisterHTMLHandler(adaptor)
const tex = new TeX<LiteElement, LiteText, LiteDocument>({
  packages,
  formatError: (_: unknown, error: Error) => {
    throw error
  },
})
const drawer = mathjax.document('', { InputJax: tex, OutputJax: new SVG({ fontCache: 'none' }) })

/**
 * Runs in a thread: each as outlines, which look the same in every browser with whatever fonts it has, and with words
 * for those who hear the page; null for what is no formula.
 */
export function drawFormulas(formulas: readonly WantedFormula[]): (string | null)[] {
  return formulas.map(({ latex, isBlock }) => {
    try {
      const drawing = adaptor.innerHTML(drawer.convert(latex, { display: isBlock }) as LiteElement)
      return drawing.length > longest ? null : inText(drawing, plainFormula(latex))
    } catch {
      return null
    }
  })
}

/** As large as the letters around it, on their line. */
function inText(drawing: string, words: string): string | null {
  const box = /<svg [^>]*viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"[^>]*>/.exec(drawing)
  if (box === null) return null
  const [whole, , top, width, height] = box
  const em = (units: number): string => `${Math.round((units / unitsPerEm) * 1000) / 1000}em`
  const line = em(-Number(top) - Number(height))
  const size = `width="${em(Number(width))}" height="${em(Number(height))}" style="vertical-align:${line}"`
  return drawing
    .replace(
      whole,
      `<svg class="formula" role="img" aria-label="${escapeHtml(words)}" ${size} viewBox="${box.slice(1).join(' ')}">`,
    )
    .replaceAll(/ (?:data-[a-z-]+|xmlns)="[^"]*"/g, '')
}
