/** What a question needs on a sheet of answers; the order of options is the code's own and is not the sheet's business. */
export type SheetQuestion =
  | { number: number; form: 'one' | 'many'; options: number }
  | { number: number; form: 'truth' }
  | { number: number; form: 'statements'; statements: number }
  | { number: number; form: 'number' }
  | { number: number; form: 'writing'; lines: number }

export interface SheetWish {
  paper: 'A4' | 'A5'
  /** Printed for one child, or blank: then code and candidate number are marked by hand. */
  named: boolean
  questions: readonly SheetQuestion[]
}
