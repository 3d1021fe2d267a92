import sharp from 'sharp'
import { type PaperFile, type PaperPicture, textsIn } from '../../src/quizzes/paper/paper-file.ts'
import { type AskedQuestion, type PaperOptions, printedPapers } from '../../src/quizzes/paper/paper.ts'

export const samplePicture = `/uploads/media/${'a'.repeat(32)}.png`

const formula = (latex: string): string => `<span data-type="inline-math" data-latex="${latex}"></span>`
const choice = (text: string, isCorrect = false) => ({ text: `<p>${text}</p>`, isCorrect })

function withoutExplanation(questions: readonly Omit<AskedQuestion, 'explanation'>[]): AskedQuestion[] {
  return questions.map((question) => ({ explanation: '', ...question }))
}

/** One question of every sort, with everything that rich text can hold. */
export const sampleQuestions: AskedQuestion[] = withoutExplanation([
  {
    id: 'fractions',
    type: 'single_choice',
    points: 10,
    content: `<p>Kết quả của phép tính ${formula('\\frac{1}{2} + \\frac{1}{3}')} bằng <strong>bao nhiêu</strong>, biết rằng <em>mỗi</em> phần của chiếc bánh đều <u>bằng nhau</u> và được chia cho ${formula('x_1^2')} bạn trong lớp học của em?</p>`,
    answers: [
      choice(formula('\\frac{5}{6}'), true),
      choice(formula('\\frac{2}{5}')),
      choice(formula('\\frac{1}{6}')),
      choice('Tất cả các đáp án trên'),
    ],
  },
  {
    id: 'capital',
    type: 'true_false',
    points: 5,
    content: '<p>Thủ đô của nước Cộng hòa xã hội chủ nghĩa Việt Nam là thành phố Hà Nội.</p>',
    answers: [
      { text: 'Đúng', isCorrect: true },
      { text: 'Sai', isCorrect: false },
    ],
  },
  {
    id: 'table',
    type: 'multiple_choice',
    points: 15,
    content:
      '<p>Quan sát bảng sau:</p><table><tbody><tr><th><p>Bạn</p></th><th><p>Số bông hoa</p></th><th><p>Ghi chú</p></th></tr><tr><td><p>Hương</p></td><td><p>12</p></td><td rowspan="2"><p>Lớp 4A</p></td></tr><tr><td><p>Quỳnh</p></td><td><p>x<sup>2</sup> + H<sub>2</sub>O</p></td></tr></tbody></table><p>Những câu nào <s>sai</s> đúng?</p>',
    answers: [choice('Hương có 12 bông hoa', true), choice('Quỳnh có ít hơn'), choice('Cả lớp đều có hoa', true)],
  },
  {
    id: 'picture',
    type: 'single_choice',
    points: 10,
    content: `<p>Hình vẽ dưới đây là hình gì? Góc ∠ABC = 90° và Δ vuông, π ≈ 3,14.</p><p style="text-align:center"><img src="${samplePicture}" alt="hình vuông" width="160"></p><ul><li><p>Gợi ý thứ nhất</p></li><li><p>Gợi ý thứ hai</p><ol start="3"><li><p>mục con</p></li></ol></li></ul>`,
    answers: [choice('Hình vuông', true), choice('Hình tròn'), choice('Hình tam giác'), choice('Hình thang')],
  },
  {
    id: 'blank',
    type: 'fill_blank',
    points: 10,
    content: `<p>Điền vào chỗ trống:</p><div data-type="block-math" data-latex="\\text{Số học sinh giỏi} = \\sum_{i=1}^{n} a_i = \\sqrt{144}"></div><blockquote><p>“Công cha như núi Thái Sơn”</p></blockquote><p>Nghĩa mẹ như ……</p>`,
    answers: [
      { text: 'nước trong nguồn', isCorrect: true },
      { text: 'nước trong nguồn chảy ra', isCorrect: true },
    ],
  },
])

const { or, isTrue, isFalse, unit, unitMissing } = textsIn('vi')
export const paperWords = { or, isTrue, isFalse, unit, unitMissing }

export async function somePicture(width = 320, height = 240): Promise<PaperPicture> {
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#cfe8ff"/><rect x="80" y="40" width="160" height="160" fill="#1c7ed6"/></svg>`
  return { type: 'png', content: await sharp(Buffer.from(square)).png().toBuffer(), width, height }
}

export async function samplePaper(
  options: Partial<PaperOptions> = {},
  changes: Partial<PaperFile> = {},
  questions: readonly (Omit<AskedQuestion, 'explanation'> & { explanation?: string })[] = sampleQuestions,
): Promise<PaperFile> {
  const all = {
    versions: 1,
    shuffleQuestions: false,
    shuffleAnswers: false,
    seed: 1,
    ...paperWords,
    ...options,
  }
  return {
    head: {
      school: 'Trường Tiểu học Kim Đồng',
      department: 'Phòng GD&ĐT Quận Ba Đình',
      subject: 'Toán',
      title: 'Kiểm tra giữa kỳ I – Toán & Tiếng Việt',
      description: 'Đề ôn tập dành cho học sinh khối 4.',
      instructions: 'Đọc kỹ đề trước khi làm.\nKhông sử dụng tài liệu.',
      class: 'LOP_4',
      timeLimit: 45,
    },
    papers: printedPapers(
      questions.map((question) => ({ explanation: '', ...question })),
      all,
    ),
    withKey: true,
    withExplanations: false,
    language: 'default',
    pictures: new Map([[samplePicture, await somePicture()]]),
    ...changes,
  }
}
