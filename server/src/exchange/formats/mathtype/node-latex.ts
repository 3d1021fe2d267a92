import { createLine } from './line-latex.ts'
import { type Border, type MathNode, type Matrix, type Pile, type Slot, UnreadableEquation } from './mtef.ts'
import { scriptsOf, templateLatex } from './template-latex.ts'

/** As long as a formula may be that the screens draw. */
const longest = 5000

export function nodesLatex(nodes: readonly MathNode[]): string {
  const line = createLine()
  for (const node of nodes)
    switch (node.kind) {
      case 'char':
        line.char(node)
        break
      case 'template': {
        const scripts = scriptsOf(node, slotLatex)
        if (scripts) line.script(scripts.lower, scripts.upper, scripts.isBefore)
        else {
          const { latex, isOpen } = templateLatex(node, slotLatex)
          line.thing(latex, isOpen)
        }
        break
      }
      case 'slot':
      case 'pile':
        line.thing(slotLatex(node), true)
        break
      case 'matrix':
        line.thing(matrixLatex(node), false)
        break
      case 'mark':
        throw new UnreadableEquation()
    }
  const latex = line.latex()
  if (latex.length > longest) throw new UnreadableEquation()
  return latex
}

function slotLatex(slot: Slot | Pile): string {
  return slot.kind === 'pile' ? pileLatex(slot) : nodesLatex(slot.items)
}

function pileLatex({ lines, align }: Pile): string {
  const [first, ...others] = lines
  if (!first) return ''
  if (others.length === 0) return slotLatex(first)
  return `\\begin{array}{${align}}${lines.map((line) => rowStart(slotLatex(line))).join(' \\\\ ')}\\end{array}`
}

/** Behind the end of a row some signs would be taken for its height. */
function rowStart(latex: string): string {
  return /^[[*]/.test(latex) ? `{}${latex}` : latex
}

function matrixLatex({ rows, align, rowBorders, columnBorders }: Matrix): string {
  const texts = rows.map((row) => rowStart(row.map(slotLatex).join(' & ')))
  const isPlain = align === 'c' && [...rowBorders, ...columnBorders].every((border) => border === 0)
  if (isPlain) return `\\begin{matrix}${texts.join(' \\\\ ')}\\end{matrix}`
  const columns = columnBorders.map((border, at) => (at === 0 ? '' : align) + across(border)).join('')
  const down = rowBorders.map((border) => (border === 0 ? '' : border === 1 ? '\\hline ' : '\\hdashline '))
  const body = texts.map((text, at) => `${down[at] ?? ''}${text}`).join(' \\\\ ')
  const bottom = down.at(-1) ?? ''
  return `\\begin{array}{${columns}}${body}${bottom === '' ? '' : ` \\\\ ${bottom.trim()}`}\\end{array}`
}

function across(border: Border): string {
  return border === 0 ? '' : border === 1 ? '|' : ':'
}
