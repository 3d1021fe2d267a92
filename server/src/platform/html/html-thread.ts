import { HtmlTooComplex, cleanHtml } from './clean-html.ts'

/** Runs in a thread: null stands for a text that is too complex. */
export function cleanTexts(texts: readonly string[]): (string | null)[] {
  return texts.map((text) => {
    try {
      return cleanHtml(text)
    } catch (error) {
      if (error instanceof HtmlTooComplex) return null
      throw error
    }
  })
}
