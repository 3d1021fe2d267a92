import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { seconds } from '../clock.ts'
import { createThreads } from '../threads/threads.ts'
import type { WantedFormula } from './formula-thread.ts'

export interface FormulaDrawer {
  /** A clean text with its formulas drawn, to be read without a script; what cannot be drawn shows its source. */
  draw(html: string): Promise<string>
  close(): Promise<void>
}

const longestMilliseconds = seconds(5)
const rememberedCharacters = 20_000_000
const formula = /<(span|div)((?:\s[^<>]*)?\sdata-latex="([^"]*)"[^<>]*)>[^<]*<\/\1>/g

export function createFormulaDrawer(): FormulaDrawer {
  const threads = createThreads<WantedFormula[], (string | null)[]>({
    file: new URL('formula-thread.ts', import.meta.url),
    name: 'drawFormulas',
    atOnce: 1,
    longestQueue: 100,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    idleMilliseconds: 30_000,
  })
  const drawn = new LRUCache<string, string>({
    maxSize: rememberedCharacters,
    sizeCalculation: ({ length }) => length + 1,
  })
  const drawing = new Map<string, Promise<string>>()

  /** Somebody else's formula that takes for ever is no reason to show nothing. */
  function inThread(formulas: WantedFormula[]): Promise<(string | null)[]> {
    return threads.use(async (thread) => {
      const timer = setTimeout(() => void thread.end(), longestMilliseconds)
      try {
        return await thread.run(formulas)
      } finally {
        clearTimeout(timer)
      }
    })
  }

  async function drawAll(html: string, key: string): Promise<string> {
    const found = [...html.matchAll(formula)]
    const wanted = found.map(([, tag, , latex = '']) => ({ latex: decoded(latex), isBlock: tag === 'div' }))
    const pictures = await inThread(wanted).catch(() => null)
    let index = -1
    const result = html.replaceAll(formula, (_, tag: string, attributes: string, latex: string) => {
      index += 1
      return `<${tag}${attributes}>${pictures?.[index] ?? `<code>${latex}</code>`}</${tag}>`
    })
    // What a busy moment left undrawn is tried again.
    if (pictures !== null) drawn.set(key, result)
    return result
  }

  return {
    async draw(html) {
      if (!html.includes(' data-latex="')) return html
      const key = hash('sha256', html)
      const known = drawn.get(key)
      if (known !== undefined) return known
      const running = drawing.get(key) ?? drawAll(html, key).finally(() => drawing.delete(key))
      drawing.set(key, running)
      return running
    },
    close: () => threads.close(),
  }
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
