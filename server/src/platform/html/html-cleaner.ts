import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { seconds } from '../clock.ts'
import { invalid } from '../http/errors.ts'
import { createThreads } from '../threads/threads.ts'

export interface HtmlCleaner {
  /**
   * Texts by the names of their fields; a field whose text is too complex is refused by its name. Large ones are
   * cleaned in a thread, where those of one person wait for each other and not for everybody.
   */
  clean<Field extends string>(personId: string, texts: Readonly<Record<Field, string>>): Promise<Record<Field, string>>
  close(): Promise<void>
}

/** What is done at once, because handing it over would take longer: some milliseconds of work. */
const quickest = { length: 20_000, signs: 500 }
const longestMilliseconds = seconds(10)

export function createHtmlCleaner(): HtmlCleaner {
  const threads = createThreads<string[], (string | null)[]>({
    file: new URL('html-thread.ts', import.meta.url),
    name: 'cleanTexts',
    atOnce: 1,
    longestQueue: 100,
    mostWaitingEach: 10,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
    idleMilliseconds: 30_000,
  })

  /** A text that takes a thread its time or its memory is too complex, whatever it is. */
  function inThread(personId: string, texts: string[]): Promise<(string | null)[]> {
    return threads.use(async (thread) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        void thread.end()
      }, longestMilliseconds)
      try {
        return await thread.run(texts)
      } catch (error) {
        if (isLate || isOutOfMemory(error)) return texts.map(() => null)
        throw error
      } finally {
        clearTimeout(timer)
      }
    }, personId)
  }

  return {
    async clean<Field extends string>(personId: string, texts: Readonly<Record<Field, string>>) {
      const given = Object.values<string>(texts)
      const clean = isQuick(given)
        ? (await import('./html-thread.ts')).cleanTexts(given)
        : await inThread(personId, given)
      const fields = Object.keys(texts)
      const refused = fields.filter((_, index) => clean[index] === null)
      if (refused.length > 0)
        throw invalid(refused.map((field) => ({ field, message: platformMessages.textTooComplex })))
      return Object.fromEntries(fields.map((field, index) => [field, clean[index] ?? ''])) as Record<Field, string>
    },
    close: () => threads.close(),
  }
}

/** By the signs that make work: a tag or an entity costs as much as a page of letters. */
function isQuick(texts: readonly string[]): boolean {
  let length = 0
  let signs = 0
  for (const text of texts) {
    length += text.length
    if (length > quickest.length) return false
    for (const sign of ['<', '&']) {
      for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) signs += 1
      if (signs > quickest.signs) return false
    }
  }
  return true
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
