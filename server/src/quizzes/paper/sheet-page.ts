/** A page that is drawn already, in millimetres. */
export interface SheetPage {
  width: number
  height: number
  svg: string
  /** For who cannot see it. */
  alt: string
}
