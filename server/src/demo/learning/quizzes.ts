import type { QuizDraftInput } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { parted4 } from './parted.ts'
import { demoQuestions } from './questions.ts'

export interface DemoQuiz {
  author: 'administrator' | 'parent'
  /** The code of its subject. */
  subject: string
  /** From the first question of the subject up to, not with, the second figure. */
  questions: readonly [number, number]
  isAssigned: boolean
  /** Days from the day of the seeding. */
  opensIn?: number
  closesIn?: number
  fields: Omit<QuizDraftInput, 'subject' | 'class' | 'questions' | 'releaseDate' | 'deadline'>
}

const partedFrom = (demoQuestions['TOAN4'] ?? []).findIndex((question) => question === parted4[0])

const usual = { timeLimit: 30, passingScore: 60, maxAttempts: 3, isActive: true, isPublic: true } as const

/** Oldest first: those of class 4, which the lists show first, are the newest. */
export const demoQuizzes: readonly DemoQuiz[] = [
  quiz('TOAN1', [0, 8], 'Cộng trừ trong phạm vi 20', 'Tám phép tính nhỏ cho các em lớp 1.', { difficulty: 'easy' }),
  quiz('TOAN2', [4, 14], 'Bảng nhân 2 và bảng nhân 5', 'Ôn lại hai bảng nhân đầu tiên.', { difficulty: 'easy' }),
  quiz('TV2', [0, 8], 'Từ ngữ và dấu câu lớp 2', 'Chọn từ đúng và đặt dấu câu đúng chỗ.', { type: 'practice' }),
  quiz('TOAN3', [6, 18], 'Chu vi và diện tích', 'Tính chu vi, diện tích của những hình quen thuộc.'),
  quiz('TA3', [0, 8], 'Colors and numbers', 'Màu sắc, con số và đồ dùng học tập bằng tiếng Anh.', {
    type: 'practice',
    maxAttempts: 0,
  }),
  {
    ...quiz('TOAN5', [3, 15], 'Số thập phân', 'Đọc, viết, so sánh và tính với số thập phân.'),
    closesIn: -3,
  },
  quiz('KH5', [0, 8], 'Chất và năng lượng', 'Sự biến đổi của chất và các nguồn năng lượng.', { shuffleAnswers: true }),
  quiz('TIN4', [0, 8], 'An toàn trên mạng', 'Bản nháp: còn thiếu vài câu về mật khẩu.', {
    isActive: false,
    isPublic: false,
  }),
  quiz('TA4', [0, 8], 'My day', 'Ngày tháng, nghề nghiệp và hoạt động hằng ngày.', {
    multipleChoiceCredit: 'partial',
  }),
  quiz(
    'TOAN4',
    [partedFrom - 4, partedFrom + parted4.length],
    'Đủ các dạng câu hỏi',
    'Nối, sắp xếp, điền số và đúng sai.',
    {
      type: 'practice',
      maxAttempts: 0,
    },
  ),
  {
    ...quiz('KH4', [0, 10], 'Nước và không khí', 'Vòng tuần hoàn của nước, thành phần của không khí.', {
      shuffleQuestions: true,
      isQrCode: true,
    }),
    isAssigned: true,
    opensIn: 2,
    closesIn: 9,
  },
  {
    ...quiz('LSDL4', [0, 9], 'Kiểm tra giữa kỳ: Lịch sử và Địa lí', 'Bài thi một lần, cần mật khẩu của cô giáo.', {
      type: 'exam',
      maxAttempts: 1,
      timeLimit: 45,
      password: 'hoasen',
      isPublic: false,
      shuffleQuestions: true,
      shuffleAnswers: true,
      showResultsImmediately: false,
      instructions: 'Đọc kỹ từng câu trước khi chọn. Hết giờ bài sẽ tự nộp.',
    }),
    isAssigned: true,
    closesIn: 5,
  },
  {
    ...quiz('TV4', [0, 11], 'Danh từ, động từ, tính từ', 'Luyện nhận biết từ loại, làm bao nhiêu lần cũng được.', {
      type: 'practice',
      maxAttempts: 0,
      gradingMethod: 'latest',
    }),
    isAssigned: true,
  },
  {
    ...quiz('TOAN4', [13, 25], 'Ôn tập cùng bố Minh', 'Mười hai câu bố chọn cho An làm cuối tuần.', {
      isPublic: false,
    }),
    author: 'parent',
    isAssigned: true,
    closesIn: 3,
  },
  {
    ...quiz('TOAN4', [21, 33], 'Phân số và các phép tính', 'Rút gọn, so sánh, cộng và trừ phân số.', {
      shuffleAnswers: true,
      tags: ['phân số', 'ôn tập'],
    }),
    isAssigned: true,
    closesIn: 7,
  },
]

function quiz(
  subject: string,
  questions: DemoQuiz['questions'],
  title: string,
  description: string,
  more: Partial<DemoQuiz['fields']> = {},
): DemoQuiz {
  const fields = { ...usual, title, description, ...more }
  return { author: 'administrator', subject, questions, isAssigned: false, fields }
}
