/** The form in which text is searched and compared: no case, no Vietnamese marks, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
