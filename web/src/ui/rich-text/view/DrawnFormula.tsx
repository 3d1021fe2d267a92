import 'katex/dist/katex.min.css'
import katex from 'katex'
import { useLayoutEffect, useRef } from 'react'
import { katexOptions } from '../katex-options.ts'

/** The part of a formula that needs the drawing library; `Formula` loads it. */
export function DrawnFormula({ latex, isBlock = false }: { latex: string; isBlock?: boolean }) {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    // Not by markup: the library builds nodes, and nothing of the text is ever read as HTML.
    if (place.current !== null) katex.render(latex, place.current, { ...katexOptions, displayMode: isBlock })
  }, [latex, isBlock])
  return <span ref={place} />
}
