import { type ReactNode, Suspense, lazy } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { ScrollFrame } from './ScrollFrame.tsx'
import { richTextTexts } from './rich-text-texts.ts'

const DrawnFormula = lazy(async () => ({ default: (await import('./DrawnFormula.tsx')).DrawnFormula }))

interface FormulaProps {
  latex: string
  isBlock?: boolean
  /** As the server drew it, where it did. */
  drawn?: ReactNode
}

/** A formula in LaTeX; its source stands in until it can be drawn. */
export function Formula({ latex, isBlock = false, drawn = null }: FormulaProps) {
  const t = useTexts(richTextTexts)
  if (drawn !== null && !isBlock) return drawn
  return (
    <ScrollFrame kind={isBlock ? 'blockFormula' : 'inlineFormula'} label={t('formula')}>
      {drawn ?? (
        <Suspense fallback={<code>{latex}</code>}>
          <DrawnFormula latex={latex} isBlock={isBlock} />
        </Suspense>
      )}
    </ScrollFrame>
  )
}
