/**
 * What the elements of a table mean by themselves, said once more: on a phone each row is drawn as a card, and a
 * browser takes what is not drawn as a table for none.
 */
export const roles = {
  table: 'table',
  rowGroup: 'rowgroup',
  row: 'row',
  columnHeader: 'columnheader',
  rowHeader: 'rowheader',
  cell: 'cell',
} as const
