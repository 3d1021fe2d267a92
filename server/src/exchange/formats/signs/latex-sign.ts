const asked = /\\begin\s*\{\s*(?:ex|bt|questions|question|questionmult|multi|shortanswer|truefalse)\s*\}/u
const answered = /\\(?:choice|choiceTF[tn]?|shortans|loigiai|CorrectChoice|correctchoice|item\*)(?![a-zA-Z])/u

/** By its name, its first line, or what its questions are made of: such papers are also kept as plain texts. */
export function isLatex(head: string, ending: string | undefined): boolean {
  if (ending === 'tex' || /^(?:\s*%[^\n]*\n)*\s*\\documentclass/u.test(head)) return true
  return asked.test(head) && answered.test(head)
}
