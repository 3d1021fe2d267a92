import { plainHead } from './header-words.ts'

/** What is called a note may be a reason, or anything else. */
export function isNoteHead(head: string): boolean {
  return /^(?:question |answer )?(?:description|desc|comments?|notes?|remarks?|reason|details?|ghi chu|nhan xet|mo ta|comentarios?|observacion(?:es)?|observacao|commento|note?|kommentar|commentaires?|bemerkung)$/.test(
    plainHead(head),
  )
}

export function isOfAnswers(head: string): boolean {
  return /^(?:cac |nhung |nhieu |other |more |accepted |alternative |alternate )?(?:dap an|cau tra loi|answers?|solutions?)(?: |$)|答案|別解|別答/.test(
    plainHead(head),
  )
}

const calledRight = /[(（[]\s*(?:正解|正答|đúng|correct|right|correcta|correta|corretta|richtig)\s*[)）\]]/iu

/** 'Đáp án A (đúng)'. */
export function isCalledRight(head: string): boolean {
  return calledRight.test(head)
}

const ofWhatIsAsked =
  /^(?:(?:reading |source )?(?:code|code snippet|snippet|passage|context|paragraph|excerpt|scenario|stimulus|extract)|doan van|doan trich|ngu lieu|van ban|tinh huong|du kien|bai doc|contexto|texto base|texto de apoio|文章|材料)$/

/** Without it a question cannot be answered. */
export function isOfWhatIsAsked(head: string): boolean {
  return ofWhatIsAsked.test(plainHead(head))
}
