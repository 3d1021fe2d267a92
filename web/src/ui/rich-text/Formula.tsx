import { Suspense, lazy } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { ScrollFrame } from './ScrollFrame.tsx'
import { richTextTexts } from './rich-text-texts.ts'

const DrawnFormula = lazy(async () => ({ default: (await import('./DrawnFormula.tsx')).DrawnFormula }))

/** A formula in LaTeX; its source stands in until it can be drawn. */
export function Formula({ latex, isBlock = false }: { latex: string; isBlock?: boolean }) {
  const t = useTexts(richTextTexts)
  return (
    <ScrollFrame kind={isBlock ? 'blockFormula' : 'inlineFormula'} label={t('formula')}>
      <span data-latex={latex}>
        <Suspense fallback={<code>{latex}</code>}>
          <DrawnFormula latex={latex} isBlock={isBlock} />
        </Suspense>
      </span>
    </ScrollFrame>
  )
}
