import { classCodes } from '../../contracts/classes/classes.ts'
import { difficulties } from '../../contracts/questions/questions.ts'
import { quizTypes } from '../../contracts/quizzes/quiz-drafts.ts'
import { foldText } from '../../contracts/text-folding.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { searchTextOf } from '../../server/src/quizzes/quiz.ts'
import { insertSubject } from '../../server/src/subjects/subject-store.ts'

const words = (
  'ôn tập kiểm tra giữa kỳ cuối kỳ phép cộng phép trừ phép nhân phép chia hình vuông tam giác chu vi diện tích đoạn văn ' +
  'từ láy từ ghép danh từ động từ tính từ lịch sử địa lí sông núi khoa học nước không khí ánh sáng âm thanh bài số'
).split(' ')

/** What the searches look for. */
export const searches = {
  'many hits': { search: 'phân số' },
  'many hits, two words': { search: 'tam giác' },
  'some hits': { search: 'hyperbol' },
  'few hits': { search: 'tứ diện đều cổ' },
  'no hit': { search: 'quỳnh hươngg' },
  'many hits, in a class': { search: 'phân số', class: 'LOP_4' },
} as const

const rowsPerInsert = 250
/** As many subjects as a large school has. */
const subjectsPerClass = 12
const minute = 60_000

interface Authors {
  administrator: string
  parents: readonly string[]
}

/** Spread evenly over classes and subjects, one a minute; every fifth is one of the parents'. The same for both engines. */
export async function addQuizzes(database: Database, count: number, authors: Authors): Promise<void> {
  const now = Date.now()
  const subjects = new Map<string, string[]>()
  await database.transaction(async (tx) => {
    for (const code of classCodes)
      for (let number = 0; number < subjectsPerClass; number += 1) {
        const subject = await insertSubject(
          tx,
          {
            name: `Môn ${number} ${code}`,
            code: `${code.replace('LOP_', 'M')}_${number}`,
            description: '',
            isActive: true,
            class: code,
            color: '#3B82F6',
            icon: 'book',
            authorId: authors.administrator,
            byAdministrator: true,
          },
          new Date(now).toISOString(),
        )
        subjects.set(code, [...(subjects.get(code) ?? []), subject?.id ?? ''])
      }
  })
  for (let start = 0; start < count; start += rowsPerInsert) {
    const rows = Array.from({ length: Math.min(rowsPerInsert, count - start) }, (_, offset) => {
      const number = start + offset
      return quizOf(number, count, subjects, authors, new Date(now - (count - number) * minute))
    })
    await database.transaction((tx) => tx.insertInto('quizzes').values(rows).execute())
  }
}

function quizOf(
  number: number,
  count: number,
  subjects: ReadonlyMap<string, readonly string[]>,
  { administrator, parents }: Authors,
  createdAt: Date,
) {
  const code = classCodes[number % classCodes.length] ?? 'LOP_4'
  const text = Array.from({ length: 14 }, (_, index) => words[(number * 7 + index * index * 13 + index) % words.length])
  const special = [
    ...(number % 3 === 0 ? ['phân số'] : []),
    ...(number % 400 === 7 ? ['hyperbol'] : []),
    ...(number % Math.ceil(count / 4) === 5 ? ['tứ diện đều cổ'] : []),
  ]
  const title = `Bài ${number}: ${text.slice(0, 5).join(' ')}`
  const description = [...text, ...special].join(' ')
  const byParent = number % 5 === 4
  const isActive = number % 7 !== 3
  return {
    id: newId(),
    title,
    description,
    subject_id: subjects.get(code)?.[Math.floor(number / 18) % subjectsPerClass] ?? '',
    class: code,
    type: quizTypes[Math.floor(number / 5) % quizTypes.length] ?? 'quiz',
    difficulty: difficulties[Math.floor(number / 7) % difficulties.length] ?? 'easy',
    status: isActive ? ('published' as const) : ('draft' as const),
    estimated_time: 30,
    time_limit: 45,
    passing_score: 60,
    max_attempts: 1,
    grading_method: 'highest' as const,
    multiple_choice_credit: 'all_or_nothing' as const,
    is_active: isActive,
    is_public: Math.floor(number / classCodes.length) % 4 === 0,
    shuffle_questions: false,
    shuffle_answers: false,
    show_correct_answers: true,
    show_results_immediately: true,
    instructions: '',
    tags: '[]',
    is_qr_code: false,
    release_date: number % 10 === 1 ? createdAt.toISOString() : null,
    deadline: number % 10 < 4 ? new Date(createdAt.getTime() + 7 * 24 * 60 * minute).toISOString() : null,
    scale: 'sum' as const,
    draws: '[]',
    sections: '[]',
    question_count: 10,
    author_id: byParent ? (parents[Math.floor(number / 5) % parents.length] ?? administrator) : administrator,
    by_administrator: !byParent,
    search_text: searchTextOf({ title, description, tags: [] }),
    sort_title: foldText(title),
    version: 1,
    created_at: createdAt.toISOString(),
    updated_at: createdAt.toISOString(),
  }
}
