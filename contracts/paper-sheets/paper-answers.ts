import { z } from 'zod'

/** How a question is answered on a sheet of answers. */
export const paperForms = ['one', 'many', 'truth', 'statements', 'number', 'writing'] as const

/** What is written into a box; what is not one of these is a text. */
export const writtenKinds = ['text', 'pairs', 'order', 'gaps', 'essay'] as const

/** A question of one code, as far as its answer on paper goes. */
export const AskedOnPaper = z.object({
  number: z.int(),
  form: z.enum(paperForms),
  /** Of a box. */
  writes: z.enum(writtenKinds).optional(),
  /** Options, statements, or lines to write on. */
  size: z.int(),
  points: z.number(),
})
export type AskedOnPaper = z.infer<typeof AskedOnPaper>

export const paperAnswerLimit = 2000

/** Somebody looked at what is written and leaves it to the marking desk. */
export const leftToMarking = '?'

/**
 * What somebody read or typed, in one way of writing: 'B', 'AC', 'Đ', 'ĐS-Đ', '-1,5', or the words. Empty when nothing
 * was given; null when it says nothing to this question.
 */
export function answerAsWritten({ form, size, writes }: AskedOnPaper, typed: string): string | null {
  const text = typed.normalize('NFC').trim()
  if (text === '' || text === '-') return ''
  if (text.length > paperAnswerLimit) return null
  if (form === 'one' || form === 'many') return lettersOf(text, size, form === 'many')
  if (form === 'truth') return truthsOf(text, 1)
  if (form === 'statements') return truthsOf(text, size)
  if (form === 'number') return numberOf(text)
  return writes === 'essay' ? pointsOf(text) : text
}

function lettersOf(text: string, size: number, isMany: boolean): string | null {
  const letters = [
    ...new Set(
      text
        .toUpperCase()
        .replaceAll(/[\s,;.]/g, '')
        .split(''),
    ),
  ].toSorted()
  const isKnown = (letter: string): boolean => {
    const place = letter.charCodeAt(0) - 65
    return letter.length === 1 && place >= 0 && place < size
  }
  return letters.length > 0 && letters.every(isKnown) && (isMany || letters.length === 1) ? letters.join('') : null
}

const truths: Readonly<Record<string, string>> = { Đ: 'Đ', D: 'Đ', T: 'Đ', 1: 'Đ', S: 'S', F: 'S', 0: 'S', '-': '-' }

function truthsOf(text: string, size: number): string | null {
  const signs = text
    .toUpperCase()
    .replaceAll(/[\s,;.]/g, '')
    .split('')
    .map((sign) => truths[sign])
  if (signs.length > size || signs.includes(undefined)) return null
  const said = signs.join('').padEnd(size, '-')
  return /^-+$/.test(said) ? '' : said
}

function numberOf(text: string): string | null {
  const number = text.replaceAll('−', '-').replaceAll(' ', '')
  return /^-?\d+(?:[.,]\d+)?(?:\/\d+)?\D{0,20}$/.test(number) ? number : null
}

/** What is written at length is worth what somebody gave for it on the paper. */
function pointsOf(text: string): string | null {
  if (text === leftToMarking) return text
  const points = Number(text.replace(',', '.'))
  return Number.isFinite(points) && points >= 0 && Number.isInteger(points * 4) ? String(points) : null
}

/** Rows as a photograph gave them, by their ids ('3', '3.1'), in the way of writing of above. */
export function answerFromRows(
  { form, number, size }: AskedOnPaper,
  rows: ReadonlyMap<string, readonly string[]>,
): string {
  const marked = (id: string): string => (rows.get(id) ?? []).join('')
  if (form === 'one' || form === 'many') return marked(String(number)).split('').toSorted().join('')
  const truthIn = (id: string): string => ({ true: 'Đ', false: 'S' })[marked(id)] ?? '-'
  if (form === 'truth') return truthIn(String(number)).replace('-', '')
  if (form === 'statements') {
    const said = Array.from({ length: size }, (_, index) => truthIn(`${number}.${index + 1}`)).join('')
    return /^-+$/.test(said) ? '' : said
  }
  if (form === 'number') return Array.from({ length: 5 }, (_, column) => marked(`${number}.${column + 1}`)).join('')
  return ''
}
