import { foldText } from '@lms/contracts/text-folding.ts'

const foreignTruths: Readonly<Record<string, boolean>> = {
  verdadeiro: true,
  verdadero: true,
  certo: true,
  vrai: true,
  vero: true,
  richtig: true,
  '√': true,
  '×': false,
  '✗': false,
  '✘': false,
  wahr: true,
  benar: true,
  falso: false,
  errado: false,
  faux: false,
  falsch: false,
  salah: false,
}

/** 'Verdadeiro' and 'falsch' mean the same everywhere. */
export function foreignTruthOf(word: string): boolean | null {
  const said = foldText(word)
  // 'constructor' is a word of every list.
  return Object.hasOwn(foreignTruths, said) ? (foreignTruths[said] ?? null) : null
}
