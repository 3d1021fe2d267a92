import { assignQuiz } from '../../contracts/assignments/assignments.ts'
import { createQuestion } from '../../contracts/questions/questions.ts'
import { createQuiz } from '../../contracts/quizzes/quizzes.ts'
import { createSubject } from '../../contracts/subjects/subjects.ts'
import { createUser } from '../../contracts/users/users.ts'
import { call, signIn } from '../call.ts'

export interface Child {
  email: string
  password: string
  /** Of the quiz that it was given. */
  title: string
}

/** A child with nothing to do but one quiz of ten questions. */
export async function prepareChild(url: string, run: number): Promise<Child> {
  const title = `Bài trên đường truyền chậm ${run}`
  const token = await signIn(url, { email: 'admin', password: 'Demo1234' })
  const credentials = { email: `child-${run}@bench.example`, password: 'Kem-dua-47' }
  const { user } = await call(url, createUser, {
    token,
    body: { ...credentials, firstName: 'An', lastName: 'Nguyễn Bé', role: 'student' },
  })
  const { subject } = await call(url, createSubject, {
    token,
    body: { name: 'Đường truyền chậm', code: `SLOW_${run}`, class: 'LOP_4' },
  })
  const questions: string[] = []
  for (let number = 1; number <= 10; number += 1) {
    const { question } = await call(url, createQuestion, {
      token,
      body: {
        title: `Câu hỏi số ${number}`,
        content: '<p>Nội dung đủ dài của câu hỏi này.</p>',
        type: 'single_choice',
        class: 'LOP_4',
        subject: subject._id,
        difficulty: 'easy',
        points: 10,
        answers: [{ text: 'năm', isCorrect: true }, { text: 'sáu' }],
      },
    })
    questions.push(question._id)
  }
  const { quiz } = await call(url, createQuiz, {
    token,
    body: {
      title,
      description: 'Mười câu hỏi ngắn.',
      class: 'LOP_4',
      subject: subject._id,
      timeLimit: 45,
      passingScore: 60,
      maxAttempts: 1,
      isActive: true,
      questions,
    },
  })
  await call(url, assignQuiz, { token, params: { id: quiz._id }, body: { studentId: user.id } })
  return { ...credentials, title }
}
