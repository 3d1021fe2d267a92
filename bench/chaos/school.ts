import { openDatabase } from '../../server/src/platform/database/database.ts'
import { keepPaper } from '../../contracts/paper-sheets/paper-marks.ts'
import { signIn as signInAll } from '../attempts/pupils.ts'
import { buildSchool, password } from '../attempts/school.ts'
import { call, signIn } from '../call.ts'
import { addTeachers } from '../crowds/teachers.ts'

const teachers = 3
/** Three of each teacher in every round. */
const onPaper = 300

interface Built {
  quizId: string
  subjectId: string
  students: { id: string; username: string }[]
  /** Who writes on paper and never sits. */
  onPaper: string[]
  usernames: string[]
}

export interface People {
  students: { id: string; token: string }[]
  tokens: string[]
  paper: { id: string; code: string }
}

/** Students of one quiz, to be sat as often as one likes, and a few who teach. */
export async function buildChaosSchool(
  place: { url: string; directory: string },
  { students, questions }: { students: number; questions: number },
): Promise<Built> {
  const built = await buildSchool(place, { students: students + onPaper, questions, maxAttempts: 0 })
  const usernames = await addTeachers(place, teachers)
  const database = openDatabase({ ...place, isVisitor: true }, () => {})
  const subject = await database.read().selectFrom('subjects').select('id').executeTakeFirstOrThrow()
  await database.close()
  return {
    quizId: built.quizId,
    subjectId: subject.id,
    students: built.students.slice(0, students),
    onPaper: built.students.slice(students).map(({ id }) => id),
    usernames,
  }
}

export async function signInEverybody(url: string, { quizId, students, usernames }: Built): Promise<People> {
  const studentTokens = await signInAll(url, { quizId, students })
  const tokens: string[] = []
  for (const email of usernames) tokens.push(await signIn(url, { email, password }))
  const { paper } = await call(url, keepPaper, { token: tokens[0] ?? '', params: { id: quizId }, body: {} })
  return {
    students: students.map(({ id }, index) => ({ id, token: studentTokens[index] ?? '' })),
    tokens,
    paper: { id: paper._id, code: paper.codes[0] ?? '' },
  }
}
