import { MathMLToLaTeX } from 'mathml-to-latex'

const longest = 200_000
const names = 'sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|log|ln|lg|lim|max|min|sup|inf|gcd|det|exp'
const functions = new RegExp(String.raw`\\mathit\{(${names})\}|(?<![\\a-zA-Z])(${names})(?![a-zA-Z])`, 'g')

/** MathML as LibreOffice writes it into a text, in LaTeX; null for what says nothing. */
export function mathmlLatex(xml: string): string | null {
  if (xml.length > longest) return null
  const from = xml.search(/<(?:math:)?math\b/)
  const to = xml.lastIndexOf('</')
  if (from === -1 || to < from) return null
  const plain = xml
    .slice(from, xml.indexOf('>', to) + 1)
    .replaceAll(/<(\/?)math:/g, '<$1')
    .replaceAll(/\sstretchy="[^"]*"/g, '')
    .split('<annotation')
    // What another program calls the same stands behind it.
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('</annotation>') + '</annotation>'.length)))
    .join('')
  try {
    return tidied(MathMLToLaTeX.convert(plain)) || null
  } catch {
    return null
  }
}

/** Signs by their names, and words that are functions. */
function tidied(latex: string): string {
  return (
    latex
      .replaceAll('−', '-')
      // A place where nothing was typed.
      .replaceAll(/\\sqrt\[\s?❑?\s?\]/g, String.raw`\sqrt`)
      .replaceAll(/[\^_]\{\s?❑\s?\}/g, '')
      .replaceAll(/\^\{\s?(?:@|∘|°)\s?\}/g, String.raw`^{\circ}`)
      .replaceAll(functions, (_, one?: string, other?: string) => `\\${one ?? other ?? ''}`)
      .replaceAll(/\\underset\{([^{}]*)\}\{\\(lim|max|min|sup|inf)\s?\}/g, String.raw`\$2_{$1}`)
      .replaceAll(/\\(bar|hat)\{([^{}]{2,})\}/g, (_, name: string, inner: string) =>
        name === 'bar' ? String.raw`\overline{${inner}}` : String.raw`\widehat{${inner}}`,
      )
      .replaceAll(/\\overset\{\s?(?:⃗|→)\s?\}\{([^{}]*)\}/g, (_, inner: string) =>
        inner.length > 1 ? String.raw`\overrightarrow{${inner}}` : String.raw`\vec{${inner}}`,
      )
      .replaceAll(/\\overset\{\s?´\s?\}/g, String.raw`\overset{\frown}`)
      .replaceAll(
        /\\left\\\{\\right\. \\begin\{matrix\}([^]{0,5000}?)\\end\{matrix\}/g,
        String.raw`\begin{cases}$1\end{cases}`,
      )
      .replaceAll(/(\d) , (\d)/g, '$1{,}$2')
      .replaceAll(/ {2,}/g, ' ')
      .trim()
  )
}
