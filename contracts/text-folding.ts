/** The form in which text is searched and compared: no case, no Vietnamese marks, single spaces. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
