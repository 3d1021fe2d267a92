import type { SheetBox, SheetDetails, SheetPage, SheetRow } from '@lms/contracts/scans/scans.ts'

/** One thing at which somebody has to look. */
export type Step = { kind: 'row'; page: SheetPage; row: SheetRow } | { kind: 'box'; page: SheetPage; box: SheetBox }

/** What is still open on a sheet, in the order in which it stands there. */
export function stepsOf({ sheet, pages, codes }: SheetDetails): Step[] {
  const isWanted = ({ id }: SheetRow): boolean => {
    if (id.startsWith('candidate.')) return sheet.student === null && sheet.name === null
    if (id.startsWith('code.')) return sheet.code === null || !codes.includes(sheet.code)
    return true
  }
  return pages.flatMap((page): Step[] => [
    ...page.rows
      .filter((row) => !row.isSure && row.corrected === null && isWanted(row))
      .map((row) => ({ kind: 'row' as const, page, row })),
    ...page.boxes.filter(({ isOpen }) => isOpen).map((box) => ({ kind: 'box' as const, page, box })),
  ])
}

/** What counts now. */
export function givenIn({ read, corrected }: Pick<SheetRow, 'read' | 'corrected'>): readonly string[] {
  return corrected ?? read
}

const truths: Readonly<Record<string, string>> = { đ: 'true', d: 'true', t: 'true', s: 'false', f: 'false' }

/**
 * What a key says to a row: a letter or sign of one of its bubbles; Backspace or x that nothing is marked; Enter that
 * what was read is right, where it was read at all. Null for any other key. Where several may be marked, a letter adds
 * or takes away.
 */
export function answerByKey(
  row: Pick<SheetRow, 'bubbles' | 'marks' | 'read' | 'corrected'>,
  key: string,
): string[] | null {
  if (key === 'Enter') return row.marks === 'one' && givenIn(row).length !== 1 ? null : [...givenIn(row)]
  const pressed = key.toLowerCase()
  if (pressed === 'backspace' || pressed === 'delete' || pressed === 'x') return []
  const isTruth = row.bubbles.some(({ value }) => value === 'true')
  const bubble = row.bubbles.find(({ value }) =>
    isTruth ? value === truths[pressed] : value.toLowerCase() === (pressed === '.' ? ',' : pressed),
  )
  return bubble === undefined ? null : [bubble.value]
}

/** A letter beside what is marked already. */
export function toggled(given: readonly string[], value: string): string[] {
  return given.includes(value) ? given.filter((each) => each !== value) : [...given, value].toSorted()
}
