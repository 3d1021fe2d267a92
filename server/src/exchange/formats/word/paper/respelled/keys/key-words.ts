/** Roots of the words for 'answer', 'right' and 'key' where papers come from; `labels.ts` has those that are read alone. */
const ofKeys = new RegExp(
  String.raw`(?<![\p{L}])(?:answ|correct|right(?!s)|key(?!w)|solu[cçt]|sol[uú]ç|soluz|řešen|riešen|rješenj|rešenj|rozwiąz|facit|fasit|corrig|correction|clave|chave|auflös|poprawn|prawidłow|odpowied|klucz|richtig|lösung|korrekt|antwort|respuest|rispost|corrett|esatt|réponse|bonne|resposta|corret|gabarit|certa|juist|antwoord|goede|rätt|svar|riktig|rett|oikea|vasta|správn|odpov|helyes|válasz|megold|točan|tačan|točn|tačn|odgovor|corect|răspuns|raspuns|правил|ключ|эталон|верн|ответ|відпов|вярн|отгов|точан|тачан|одговор|дұрыс|жауа|σωστ|απάντ|benar|jawab|jawap|cavab|jibu|kunci|betul|doğru|cevap|yanıt|to['’‘ʻʼ]?g['’‘ʻʼ]?ri|javob|tamang|sagot|teisin|atsak|pareiz|atbild|õige|vastus|đáp án|đúng|trả lời|उत्तर|सही|উত্তর|সঠিক)|答|正解|정답|답|إجاب|جواب|الصحيح|پاسخ|תשובה|נכונ|คำตอบ|เฉลย`,
  'iu',
)
/** What somebody chose, what is wrong, and how hard it is: nobody's key. */
const ofOthers =
  /(?<![\p{L}])(?:(?:your|my|you|not|tu|mi|su|ta|tua|sua|votre|mal|errad[ao]|bạn|em|sai|typ|type|group|grup|gruppe|bloom|version|section)(?![\p{L}])|user|student|pupil|learner|candidat|kandidat|participa|schüler|teilnehm|prüfling|alun|alumn|estudian|estudant|élève|étudiant|eleve|elev(?!at)|leerling|žák|žiak|diák|tanuló|ucz(?:eń|ni|enn)|siswa|murid|peserta|öğrenci|o[’‘ʻʼ']?quvchi|talaba|учен|студент|учащ|тестируем|учн|given|chosen|selected|wrong|incorrect|fals|erron|niepopraw|nieprawid|twoj|moja|wybran|falsch|deine|ihre|meine|gewählt|gegeben|seleccion|escogid|elegid|choisi|faux|fausse|sbagliat|mauvais|jawabanmu|jawabanku|anda(?!\p{L})|kamu(?!\p{L})|common|usual|most(?!\p{L})|many(?!\p{L})|неправ|невер|ваш|твой|выбран|yanlış|seç|salah|học sinh|bài làm|họ (?:và )?tên|đã chọn|nhiễu|level|niveau|nivel|livello|poziom|stopień|difficult|schwierigkeit|dificultad|dificuldade|difficoltà|уров|сложн|mức|độ khó|tingkat|zorluk)|难度|错|錯|誤|误|不|類型|类型|[我你您]的|学生|學生|考生|受験|受驗|학생|응시|الطالب|تلميذ|תלמיד/iu

export function saysKey(words: string): boolean {
  return ofKeys.test(words) && !saysOther(words)
}

export function saysOther(words: string): boolean {
  return ofOthers.test(words)
}

/** 'Odp.', 'Rép', 'Отв': such a word cut short, and nothing else. */
const cutShort =
  /^(?:odp|odpov|odg|r[ée]p|resp|risp|rta|rpta|antw?|lös|lsg|sol|corr|spr|svr?|vast|vál|rješ|rozw|prav|cev|jaw|jwb?|отв|відп|прав|верн|жау|απ)\.?$/iu

export function saysKeyShortly(word: string): boolean {
  return cutShort.test(word.trim())
}

const ofWrong = /(?<![\p{L}])(?:sai|fals|erron|wrong|incorrect|[sf])(?![\p{L}])/iu

export function saysWrong(words: string): boolean {
  return ofWrong.test(words)
}

/** 'B' of 'BENAR=B'. */
export function namedLetter(text: string): string | null {
  const [, words = '', letter = ''] =
    /^\s*([\p{L}\p{M}\s'’‘ʻ]{2,30}?)\s?[:：=]\s?[([]?([A-J])[)\]]?\s*\.?\s*$/iu.exec(text) ?? []
  return saysKey(words) ? letter.toUpperCase() : null
}
