import { plainHead } from './header-words.ts'

/** Behind what is offered it says why the key is right. */
export function isReasonHead(head: string): boolean {
  return /^(?:(?:question |answer )?(?:description|desc|reason|details?)|comentarios?|commento|kommentar|commentaires?)$/.test(
    plainHead(head),
  )
}

/** What its author wrote beside a question, for whomever. */
export function isNoteHead(head: string): boolean {
  return (
    isReasonHead(head) ||
    /^(?:comments?|notes?|remarks?|ghi chu|nhan xet|mo ta|observac.*|bemerkung)$/.test(plainHead(head))
  )
}

export function isOfAnswers(head: string): boolean {
  return /^(?:cac |nhung |nhieu |other |more |accepted |alternative |alternate )?(?:dap an|cau tra loi|answers?|solutions?)(?: |$)|答案|別解|別答/.test(
    plainHead(head),
  )
}

/** What may be typed as well. */
export function isAcceptedHead(head: string): boolean {
  return /^(?:also )?accept(?:ed|able|s)?(?: (?:answers?|also|alternatives?|variants?|words?|values?))?$|^(?:alternat(?:iv)?e|other accepted) answers?(?: \d)?$|^(?:respuesta|resposta|reponse|risposta) alternativ[ae](?: \d)?$|^(?:(?:dap an|cau tra loi) )?(?:duoc )?chap nhan$|^(?:dap an|cau tra loi) khac$|^(?:多組|多组|其他)答案$|^(?:別解|別答)$/.test(
    plainHead(head),
  )
}

/** What a question is to teach, and what it says in another language. */
export function isTaughtHead(head: string): boolean {
  return /^(?:question ?)?(?:knowledge|translations?|translated)$|^(?:kien thuc(?: lien quan)?|(?:ban |cau )?dich(?: nghia| cau(?: hoi)?)?|ubersetzung|traduccion|traduction|traduzione|traducao|terjemahan|翻译|翻譯|译文|譯文)$/.test(
    plainHead(head),
  )
}

const calledRight = /[(（[]\s*(?:正解|正答|đúng|correct|right|correcta|correta|corretta|richtig)\s*[)）\]]/iu

/** 'Đáp án A (đúng)'. */
export function isCalledRight(head: string): boolean {
  return calledRight.test(head)
}

const ofWhatIsAsked =
  /^(?:(?:reading |source )?(?:code|code snippet|snippet|passage|context|paragraph|excerpt|scenario|stimulus|extract)|doan van|doan trich|ngu lieu|van ban|tinh huong|du kien|bai doc|contexto|texto base|texto de apoio|wacana|teks bacaan|문단|지문|文章|材料|閱讀材料|阅读材料|(?:題組|题组|共同|共用)(?:題幹|题干|文章|材料|引言)|引言)$/

/** What is judged, one by one. */
export function isStatementHead(head: string): boolean {
  return /^(?:cac |noi dung )?(?:menh de|phat bieu|nhan dinh|khang dinh)(?: [a-d])?$/.test(plainHead(head))
}

/** What an option is worth: more than nothing, where it is right. */
export function isWorthHead(head: string): boolean {
  return /^(?:marks?|points?|scores?|weight|diem|marks points|points marks|puntos|pontos|punkte)$/.test(plainHead(head))
}

/** How far a number may be away from the right one. */
export function isMarginHead(head: string): boolean {
  return /^(?:margen de error|margem de erro|marge derreur|error margin|margin of error|tolerances?|tolerancia|toleranz|sai so(?: cho phep)?)$/.test(
    plainHead(head),
  )
}

/** Where something is written: nobody chooses among such. */
export function isSourceHead(head: string): boolean {
  return /^(?:cite|citations?|cita|references?|referencias?|referenciabiblica|sources?|fonte|fuente|nguon|trich dan|tham khao|url|link|出處|出处|來源|来源|出典)$/.test(
    plainHead(head),
  )
}

/** Without it a question cannot be answered. */
export function isOfWhatIsAsked(head: string): boolean {
  return ofWhatIsAsked.test(plainHead(head)) || isBoxHead(head)
}

/** The words of which one fills each gap. */
export function isBoxHead(head: string): boolean {
  return /^(?:(?:hop|khung|ngan hang|kho|o) tu(?: vung)?(?: goi y| cho san)?|(?:cac )?tu cho san|word ?(?:box|bank|pool)|banco de pala[bv]ras|banque de mots|wort(?:speicher|kasten|schatzkasten)|ramka ze slowami)$/.test(
    plainHead(head),
  )
}

/** Rows in which it says the same are one exercise, and share its box of words. */
export function isExerciseHead(head: string): boolean {
  return /^(?:(?:ma|so) bai(?: tap)?|bai tap(?: so)?|(?:exercise|task|ejercicio|exercicio|esercizio|ubung|zadanie)(?: ?(?:id|no|number|code|key))?)$/.test(
    plainHead(head),
  )
}

/** Rows in which it says the same belong together. */
export function isGroupHead(head: string): boolean {
  return /^(?:(?:question |passage |text |reading )?(?:group|set|cluster|block|passage|stimulus)(?: ?(?:id|no|number|code|key))?|(?:ma |so )?(?:nhom|cum|chum|doan|bai doc|ngu lieu)(?: cau(?: hoi)?)?|題組|题组|題組編號|题组编号|組別|组别|材料编号)$/.test(
    plainHead(head),
  )
}
