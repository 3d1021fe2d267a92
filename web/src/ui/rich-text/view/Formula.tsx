import type { ReactNode } from 'react'
import { lazyExtra } from '../../../lib/extras/lazy-extra.tsx'
import { useTexts } from '../../../lib/texts.ts'
import { ScrollFrame } from './ScrollFrame.tsx'
import { richTextTexts } from '../rich-text-texts.ts'

interface FormulaSource {
  latex: string
  isBlock?: boolean
}

const load = () => import('./DrawnFormula.tsx')

/** Never more than a part of a text: when it cannot be drawn its source stands there, and the page stays. */
const DrawnFormula = lazyExtra<FormulaSource>(async () => (await load()).DrawnFormula, Source)

interface FormulaProps extends FormulaSource {
  /** As the server drew it, where it did. */
  drawn?: ReactNode
}

/** A formula in LaTeX; its source stands in until it can be drawn. */
export function Formula({ latex, isBlock = false, drawn = null }: FormulaProps) {
  const t = useTexts(richTextTexts)
  if (drawn !== null && !isBlock) return drawn
  return (
    <ScrollFrame kind={isBlock ? 'blockFormula' : 'inlineFormula'} label={t('formula')}>
      <span data-latex={latex}>{drawn ?? <DrawnFormula latex={latex} isBlock={isBlock} />}</span>
    </ScrollFrame>
  )
}

function Source({ latex }: FormulaSource) {
  return <code>{latex}</code>
}

/** What draws formulas and all of its letters, before there is a formula to draw. */
export async function loadFormulas(): Promise<void> {
  await load()
  const faces = [...document.fonts].filter(({ family }) => family.includes('KaTeX'))
  await Promise.all(faces.map((face) => face.load()))
}
