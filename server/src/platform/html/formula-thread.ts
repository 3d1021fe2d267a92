import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js'
import { STATE } from 'mathjax-full/js/core/MathItem.js'
import type { MmlNode } from 'mathjax-full/js/core/MmlTree/MmlNode.js'
import { SerializedMmlVisitor } from 'mathjax-full/js/core/MmlTree/SerializedMmlVisitor.js'
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

RegisterHTMLHandler(liteAdaptor())
const tex = new TeX({
  packages,
  formatError: (_: unknown, error: Error) => {
    throw error
  },
})
const reader = mathjax.document('', { InputJax: tex })
const writer = new SerializedMmlVisitor()

/** Runs in a thread: each as MathML, which every browser draws by itself; null for what is no formula. */
export function drawFormulas(formulas: readonly WantedFormula[]): (string | null)[] {
  return formulas.map(({ latex, isBlock }) => {
    try {
      const tree = reader.convert(latex, { display: isBlock, end: STATE.CONVERT }) as MmlNode
      return writer
        .visitTree(tree)
        .replaceAll(/ (?:data-mjx-[a-z-]+|class)="[^"]*"/g, '')
        .replaceAll(/\n\s*/g, '')
    } catch {
      return null
    }
  })
}
