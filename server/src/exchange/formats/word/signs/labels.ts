import { arrow } from './arrows.ts'

/** Words before what a line says about its question, in the languages in which papers are sent. Texts are in NFC. */

/** What a line says about its question as a whole. */
export type FieldKind =
  | 'points'
  | 'difficulty'
  | 'class'
  | 'subject'
  | 'topic'
  | 'tags'
  | 'title'
  | 'type'
  | 'ignoreAccents'
  | 'unit'
  | 'credit'
  | 'guidance'

export type Label =
  | { kind: 'answer' | 'explanation' | 'extra' | 'criterion' | FieldKind; at: number }
  | { kind: 'match'; letter: string; at: number }
  | { kind: 'gap'; number: number; at: number }
  | { kind: 'note'; letter: string; at: number }
  | { kind: 'key' }
  | { kind: 'section' }
  | { kind: 'end' }

const apostrophe = String.raw`['’‘ʻʼ\u0060]?`
const answerWords = [
  String.raw`(?:điền\s+)?đáp án(?:\s+đúng)?(?:\s+cần chọn)?|đáp số|đs|kq|đ\/án|đ\/a|đ\.?\s?a\.?|đ\/s|(?:câu\s+)?trả lời(?:\s+đúng)?`,
  String.raw`answer|an(?:wser|wer|ser)|a(?:sn|wn)s?wer|ans|key|(?:correct|right)(?:[ _](?:answer|option|choice)s?)?`,
  String.raw`(?:正确|参考|標準|标准)?答案|正解|正答|答え|정답`,
  String.raw`rispost[ae](?:\s+(?:corrett|esatt|giust)[ae])?|respuestas?(?:\s+correctas?)?|respostas?(?:\s+(?:corretas?|certas?))?|gabarito`,
  String.raw`(?:bonnes?\s+)?réponses?(?:\s+(?:correctes?|exactes?|justes?))?|(?:richtige\s+)?antwort(?:en)?|(?:poprawna\s+|prawidłowa\s+)?odpowiedź`,
  String.raw`(?:kunci\s+)?jawaban(?:\s+(?:yang\s+)?benar)?|(?:doğru\s+)?(?:cevap|yanıt)|(?:to${apostrophe}g${apostrophe}ri\s+)?javob(?:i|lar)?`,
  String.raw`(?:(?:правильны[йе]|верны[йе])\s+)?ответы?|(?:правильна\s+)?відповідь|(?:дұрыс\s+)?жауа(?:п|бы)`,
].join('|')
const reasonWords = [
  String.raw`(?:lời giải|giải thích)(?:\s+chi tiết)?|hướng dẫn giải|hướng dẫn|giải chi tiết|giải`,
  String.raw`explanation|rationale|justification|feedback|solution|spiegazione|(?:explicaci|retroalimentaci|justificaci)[oó]n|explicação|justificativa|comentário|explication|erklärung|erläuterung|begründung`,
  String.raw`pembahasan|penjelasan|açıklama|izoh|объяснение|пояснение|обоснование|решение|комментарий|пояснення|解析|解释|解釋|解説|詳解|详解`,
].join('|')
/** 'Ans:- B': the dash belongs to the label, except before a number that may be negative. */
const colon = String.raw`\s*[:：](?:[-–—]+>?(?!\d+(?:[.,]\d+)?\s*$))?\s*`

export const labels: readonly {
  kind: Exclude<Label['kind'], 'note' | 'match' | 'gap' | 'key' | 'section' | 'end'>
  pattern: RegExp
}[] = [
  {
    kind: 'answer',
    pattern: new RegExp(
      String.raw`^\s*(?:[*•●▪➢➤►❖✦]\s{0,3})?(?:(?:${arrow}|\p{Extended_Pictographic}\uFE0F?)\s*){0,2}(?:${answerWords})\s*(?:là)?${colon}`,
      'iu',
    ),
  },
  {
    kind: 'answer',
    pattern: new RegExp(
      String.raw`^\s*(?:${arrow}\s*)?(?:vậy\s+)?(?:ta\s+)?(?:chọn|đáp án|đ\/a|đa|answer)\s+(?:đáp án\s+|đúng\s+)?(?:là\s+)?(?=[A-J]\s*(?:\.\s*)?$)`,
      'iu',
    ),
  },
  {
    kind: 'answer',
    pattern: new RegExp(
      String.raw`^\s*(?:${arrow}\s*)?(?:vậy\s+)?(?:ta\s+)?chọn\s+(?:đáp án|phương án)\s+(?=[A-J]\s?[.,;:]\s+\S)`,
      'iu',
    ),
  },
  {
    kind: 'answer',
    pattern: /^\s*(?:đáp án(?:\s+đúng)?|đ\/a|answer|ans|key)\s*[-–—=]\s*(?=[([]?[A-J][)\]]?\s*(?:\.\s*)?$)/iu,
  },
  {
    kind: 'answer',
    // 'answer = Console.ReadLine();' is a line of a program.
    pattern:
      /^\s*(?:(?:correct|right)\s+)?ans(?:wer)?\.?\s*[-–—=]+>?\s*(?!key|sheet|[^\n]{0,80}[("][^\n]{0,120}[;{]\s{0,9}$)(?=\S)/iu,
  },
  {
    kind: 'answer',
    pattern:
      /^\s*(?:the\s+)?(?:(?:correct|right)\s+)?ans(?:wer)?\s+(?:is|will be)\s*[:\-–]?\s*(?=[([]?[A-J][)\]]?(?:\s*(?:,|&|and)\s*[A-J])*\s*(?:\.\s*)?$)/iu,
  },
  {
    kind: 'answer',
    pattern: /^\s*(?:ans(?:wer)?|an(?:wser|wer|ser)|a(?:sn|wn)s?wer)\.\s*(?=[([]?[A-J][)\]]?\s*(?:[=.):]|$))/iu,
  },
  {
    kind: 'answer',
    pattern: /^\s*(?:(?:the\s+)?correct\s+answers?\s+(?:is|are)|câu trả lời đúng là)\s*[:：]\s*(?=\S)/iu,
  },
  // '- Answer Key: (B) — Because …' among the points of a list.
  {
    kind: 'answer',
    pattern:
      /^\s*[-–—•●▪➢➤►❖✦]?\s*(?:(?:correct|right)\s+)?(?:answers?(?:\s+key)?|đáp án(?:\s+đúng)?)\s*[:：]\s*(?=[([]?[A-J][)\]]?(?:\.?\s*$|\s+[—–]\s+\S))/iu,
  },
  { kind: 'answer', pattern: /^\s*[-–—]\s*điền đáp án\s*[:：]\s*/iu },
  { kind: 'answer', pattern: /^\s*[《【〔[](?:(?:正确|参考|正確)?答案|정답|正解)[》】〕\]]\s*[:：]?\s*/u },
  // How a page hides the key until somebody clicks.
  { kind: 'answer', pattern: /^\s*(?:view\s+|show\s+)?answer\s*\[\s*[=+]\s*\]\s*/iu },
  {
    kind: 'answer',
    pattern:
      /^\s*(?:(?:correct\s+)?answer(?:s|\(s\))|respuestas?(?:\s+correctas?)?|r[ée]ponses?(?:\s+correctes?)?|(?:richtige\s+)?antwort(?:en)?|risposta(?:\s+(?:corretta|esatta))?|resposta(?:\s+(?:correta|certa))?|gabarito|(?:kunci\s+)?jawaban|kunci|(?:правильный\s+)?ответ|(?:doğru\s+)?cevap|odpowiedź|antwoord|正解|정답)\s*[:：]\s*(?=[([]?[A-J][)\]]?(?:\s*(?:,|;|&|and)\s*[A-J])*\s*(?:\.\s*)?$)/iu,
  },
  // 'Rta= …', 'Rpta.: …', 'Resp.: …'; 'R:' may be the name of something, except before a letter alone.
  { kind: 'answer', pattern: /^\s*(?:rp?ta|resp)\s?\.?\s?[:=：]\s*(?=\S)/iu },
  { kind: 'answer', pattern: /^\s*R\s?[:：]\s*(?=[([]?[A-Ja-j][)\]]?\s*\.?\s*$)/u },
  { kind: 'explanation', pattern: /^\s*answer\s*(?:&|and)\s*explanation\s*[:：]?\s*$/iu },
  {
    kind: 'explanation',
    pattern: new RegExp(String.raw`^\s*(?:\p{Extended_Pictographic}\uFE0F?\s*)?(?:${reasonWords})${colon}`, 'iu'),
  },
  {
    kind: 'explanation',
    pattern: /^\s*(?:lời giải|hướng dẫn giải|giải chi tiết|giải|feedback|phản hồi|solution|retroalimentaci[oó]n)\s*$/iu,
  },
  { kind: 'explanation', pattern: /^\s*[-–]?\s*(?:explanation|giải thích|lời giải)\s+[-–—]\s+(?=\S)/iu },
  // 'Lời giải. Ta có …', as papers made with LaTeX have it.
  { kind: 'explanation', pattern: /^\s*(?:lời giải|hướng dẫn giải)(?:\s+chi tiết)?\s?\.(?:\s*$|\s+(?=\S))/iu },
  {
    kind: 'explanation',
    pattern: /^\s*[《【〔](?:详解|詳解|解析|解释|解釋|解答|分析|点睛|點睛|解説|해설|풀이)[》】〕]\s*[:：]?\s*/u,
  },
  { kind: 'points', pattern: /^\s*(?:điểm|points?)\s*[:：]\s*(?=[\d.,]+\s*$)/iu },
  { kind: 'difficulty', pattern: /^\s*(?:độ khó|mức độ|difficulty)\s*[:：]\s*/iu },
  { kind: 'class', pattern: /^\s*(?:lớp|class)\s*[:：](?!\s*\d{1,2}\s?[A-Z]\d?\s*$)\s*/iu },
  { kind: 'subject', pattern: /^\s*(?:chủ đề|subject)\s*[:：]\s*/iu },
  { kind: 'topic', pattern: /^\s*(?:chuyên đề|topic|category)\s*[:：]\s*/iu },
  { kind: 'tags', pattern: /^\s*(?:thẻ|tags)\s*[:：]\s*/iu },
  { kind: 'title', pattern: /^\s*(?:tiêu đề|title)\s*[:：]\s*/iu },
  { kind: 'type', pattern: /^\s*(?:loại câu hỏi|loại)\s*[:：]\s*/iu },
  { kind: 'ignoreAccents', pattern: /^\s*bỏ dấu\s*[:：]\s*/iu },
  { kind: 'unit', pattern: /^\s*đơn vị\s*[:：]\s*/iu },
  { kind: 'credit', pattern: /^\s*cách tính điểm\s*[:：]\s*/iu },
  { kind: 'criterion', pattern: /^\s*tiêu chí(?:\s+chấm)?\s*[:：]\s*(?=.*\(\d{1,3} điểm\)\s*$)/iu },
  { kind: 'guidance', pattern: /^\s*bài viết\s*[:：]\s*(?=(?:\d{0,4}-\d{0,4} từ(?:, có hình)?|có hình)\s*$)/iu },
  { kind: 'extra', pattern: /^\s*vế thừa\s*[:：]\s*/iu },
]
