/** What the columns of a table are called. */
export interface HeadWords {
  number: string
  asked: string
  option: (place: number) => string
  /** All that is offered, in one column. */
  options: string
  key: string
  /** Beside each option: whether it is right. */
  mark: string
  why: string
}

const letters = 'ABCD'
const letter = (place: number): string => letters[place] ?? ''

const head = (
  number: string,
  asked: string,
  option: HeadWords['option'],
  [options, key, mark, why]: readonly [string, string, string, string],
): HeadWords => ({ number, asked, option, options, key, mark, why })

export const headWays: Readonly<Record<string, HeadWords | null>> = {
  'Câu hỏi, Đáp án A': head('STT', 'Câu hỏi', (at) => `Đáp án ${letter(at)}`, [
    'Các lựa chọn',
    'Đáp án đúng',
    'Đúng',
    'Giải thích',
  ]),
  'Nội dung, A': head('TT', 'Nội dung câu hỏi', letter, ['Phương án', 'Đáp án', 'Là đáp án đúng', 'Lời giải']),
  'CÂU HỎI, PA 1': head('Số TT', 'CÂU HỎI', (at) => `PHƯƠNG ÁN ${at + 1}`, [
    'CÁC PHƯƠNG ÁN',
    'ĐÁP ÁN ĐÚNG',
    'ĐÚNG/SAI',
    'GHI CHÚ',
  ]),
  'noi_dung, dap_an_a': head('ma_cau_hoi', 'noi_dung', (at) => `dap_an_${letter(at).toLowerCase()}`, [
    'lua_chon',
    'dap_an_dung',
    'la_dap_an_dung',
    'giai_thich',
  ]),
  'NoiDung, DapAnA': head('MaCauHoi', 'NoiDung', (at) => `DapAn${letter(at)}`, [
    'CacLuaChon',
    'DapAnDung',
    'LaDapAnDung',
    'GiaiThich',
  ]),
  'Đề bài, Lựa chọn 1': head('Câu', 'Đề bài', (at) => `Lựa chọn ${at + 1}`, [
    'Lựa chọn',
    'Câu trả lời đúng',
    'Đúng',
    'Hướng dẫn giải',
  ]),
  'Question, Option A': head('No', 'Question', (at) => `Option ${letter(at)}`, [
    'Options',
    'Correct Answer',
    'Is Correct',
    'Explanation',
  ]),
  'question, option1': head('id', 'question', (at) => `option${at + 1}`, [
    'options',
    'answer',
    'is_correct',
    'explanation',
  ]),
  'question_text, option_a': head('question_id', 'question_text', (at) => `option_${letter(at).toLowerCase()}`, [
    'choices',
    'correct_option',
    'correct',
    'rationale',
  ]),
  'questionText, optionA': head('questionId', 'questionText', (at) => `option${letter(at)}`, [
    'answerOptions',
    'correctAnswer',
    'isCorrect',
    'feedback',
  ]),
  'Question Text, Choice 1': head('#', 'Question Text', (at) => `Choice ${at + 1}`, [
    'Answer Choices',
    'Correct Choice',
    'Correct?',
    'Notes',
  ]),
  'Question, Answer 1': head('Q No.', 'Question', (at) => `Answer ${at + 1}`, [
    'Answers',
    'Right Answer',
    'Right',
    'Comment',
  ]),
  'Pregunta, Opción A': head('N.º', 'Pregunta', (at) => `Opción ${letter(at)}`, [
    'Opciones',
    'Respuesta correcta',
    'Correcta',
    'Explicación',
  ]),
  'Pergunta, Alternativa A': head('Nº', 'Pergunta', (at) => `Alternativa ${letter(at)}`, [
    'Alternativas',
    'Resposta correta',
    'Correta',
    'Explicação',
  ]),
  'Question (fr), Réponse A': head('N°', 'Question', (at) => `Réponse ${letter(at)}`, [
    'Réponses',
    'Bonne réponse',
    'Correct',
    'Explication',
  ]),
  'Frage, Antwort A': head('Nr.', 'Frage', (at) => `Antwort ${letter(at)}`, [
    'Antworten',
    'Richtige Antwort',
    'Richtig',
    'Erklärung',
  ]),
  'Soal, Pilihan A': head('No.', 'Soal', (at) => `Pilihan ${letter(at)}`, [
    'Pilihan',
    'Jawaban Benar',
    'Benar',
    'Pembahasan',
  ]),
  'Вопрос, Вариант 1': head('№', 'Вопрос', (at) => `Вариант ${at + 1}`, [
    'Варианты ответа',
    'Правильный ответ',
    'Верно',
    'Пояснение',
  ]),
  '题目, 选项A': head('序号', '题目', (at) => `选项${letter(at)}`, ['选项', '正确答案', '是否正确', '解析']),
  'Nội dung câu hỏi (bắt buộc)': head('STT (*)', 'Nội dung câu hỏi (bắt buộc)', (at) => `Đáp án ${letter(at)} *`, [
    'Các lựa chọn (mỗi dòng một lựa chọn)',
    'Đáp án đúng (A/B/C/D)',
    'Đúng/Sai (*)',
    'Giải thích (nếu có)',
  ]),
  'Nội dung, PA1': head('TT', 'Nội dung', (at) => `PA${at + 1}`, ['PA', 'Đ.án', 'Đúng', 'Lời giải']),
  'CauHoi, DA1': head('ID', 'CauHoi', (at) => `DA${at + 1}`, ['DanhSachDapAn', 'DADung', 'LaDapAnDung', 'LoiGiai']),
  'Câu hỏi, nothing': head('', 'Câu hỏi', () => '', ['Lựa chọn', 'Đáp án', 'Đúng', '']),
  'teks, pilihan a': head('no', 'teks', (at) => `pilihan ${letter(at).toLowerCase()}`, [
    'pilihan jawaban',
    'kunci',
    'benar',
    'pembahasan',
  ]),
  'pernyataan, a': head('no', 'pernyataan', (at) => letter(at).toLowerCase(), [
    'opsi',
    'jawaban',
    'benar',
    'pembahasan',
  ]),
  'Soru, A Şıkkı': head('No', 'Soru', (at) => `${letter(at)} Şıkkı`, ['Şıklar', 'Doğru Cevap', 'Doğru', 'Açıklama']),
  'Текст вопроса, Вариант А': head('№', 'Текст вопроса', (at) => `Вариант ${'АБВГ'[at] ?? ''}`, [
    'Варианты ответов',
    'Верный ответ',
    'Верно',
    'Пояснение',
  ]),
  'no names': null,
}
