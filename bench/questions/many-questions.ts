import { classCodes } from '../../contracts/classes/classes.ts'
import { PlainType } from '../../contracts/question-types/registry.ts'
import { difficulties } from '../../contracts/questions/questions.ts'
import { foldText } from '../../contracts/text-folding.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { fingerprintOf } from '../../server/src/questions/question-fingerprint.ts'
import { tagWord } from '../../server/src/questions/question.ts'
import type { Queries } from '../../server/src/platform/database/tables.ts'
import { insertSubject } from '../../server/src/subjects/subject-store.ts'
import { insertTopic } from '../../server/src/subjects/topics/topic-store.ts'
import { withoutIndexes } from './without-indexes.ts'

const words = (
  'tính tổng hiệu tích thương của hai số tự nhiên hình vuông chữ nhật tam giác chu vi diện tích thể tích đoạn văn ' +
  'từ láy từ ghép danh từ động từ tính từ câu kể câu hỏi dấu phẩy lịch sử địa lí sông núi biển đảo khoa học nước ' +
  'không khí ánh sáng âm thanh động vật thực vật chọn đáp án đúng nhất trong các câu sau đây em hãy cho biết'
).split(' ')

/** What the searches look for. */
export const searches = {
  'many hits': { search: 'phân số' },
  'many hits, one word': { search: 'động' },
  'many hits, two words': { search: 'tam giác' },
  'some hits': { search: 'hyperbol' },
  'few hits': { search: 'tứ diện đều cổ' },
  'no hit': { search: 'quỳnh hươngg' },
  'no hit, common parts': { search: 'tinhtong phanso' },
  'many hits, in a class': { search: 'phân số', class: 'LOP_4' },
  'many hits, none in the class': { search: 'lớp một thôi', class: 'LOP_12A2' },
} as const

const rowsPerInsert = 500
/** The index of words joins what is committed together at once, which is most of the work. */
const rowsPerCommit = 20_000
/** Tags that many and few questions have. */
export const tags = { common: 'ôn tập', rare: 'đề thi 2019' } as const

/** Of each subject, three at the top and three in each of them. */
const topicsInEach = 3

/** As many subjects as a large school has. */
const subjectsPerClass = 12

interface Authors {
  administrator: string
  parents: readonly string[]
}

/** Spread evenly over classes, subjects, types and difficulties; every fifth is one of the parents'. The same for both engines. */
export async function addQuestions(database: Database, count: number, authors: Authors) {
  if (await isKept(database, count)) return askedTopics(database)
  const now = new Date().toISOString()
  const subjects = new Map<string, string[]>()
  const topics = new Map<string, string[]>()
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
          now,
        )
        subjects.set(code, [...(subjects.get(code) ?? []), subject?.id ?? ''])
        topics.set(subject?.id ?? '', await addTopics(tx, subject?.id ?? '', now))
      }
  })
  await withoutIndexes(database, 'questions', async () => {
    for (let first = 0; first < count; first += rowsPerCommit)
      await database.transaction(async (tx) => {
        for (let start = first; start < Math.min(first + rowsPerCommit, count); start += rowsPerInsert) {
          const rows = Array.from({ length: Math.min(rowsPerInsert, count - start) }, (_, offset) =>
            questionOf(start + offset, count, { subjects, topics }, authors, now),
          )
          await tx.insertInto('questions').values(rows).execute()
        }
      })
  })
  return askedTopics(database)
}

async function isKept(database: Database, count: number): Promise<boolean> {
  const { amount } = await database
    .read()
    .selectFrom('questions_tally')
    .select((eb) => eb.fn.sum<number | null>('amount').as('amount'))
    .executeTakeFirstOrThrow()
  if (amount !== null && amount !== count) throw new Error(`The folder has ${amount} questions, not ${count}`)
  return amount !== null
}

/** One that lies in another; no question of class 4 has the common tag, all of class 2 have. */
async function askedTopics(database: Database) {
  const firstOf = async (code: string): Promise<string[]> => {
    const rows = await database
      .read()
      .selectFrom('topics')
      .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
      .select('topics.id')
      .where('subjects.code', '=', code)
      .orderBy('topics.id')
      .limit(2)
      .execute()
    return rows.map(({ id }) => id)
  }
  const [top = '', inside = ''] = await firstOf('M4_0')
  const [tagged = ''] = await firstOf('M2_0')
  return { top, inside, tagged }
}

async function addTopics(tx: Queries, subjectId: string, now: string): Promise<string[]> {
  const ids: string[] = []
  for (let number = 0; number < topicsInEach; number += 1) {
    const top = await insertTopic(tx, { subjectId, parentId: null, name: `Chương ${number}` }, now)
    ids.push(top.id)
    for (let part = 0; part < topicsInEach; part += 1)
      ids.push((await insertTopic(tx, { subjectId, parentId: top.id, name: `Bài ${part}` }, now)).id)
  }
  return ids
}

function questionOf(
  number: number,
  count: number,
  places: Record<'subjects' | 'topics', ReadonlyMap<string, readonly string[]>>,
  { administrator, parents }: Authors,
  now: string,
) {
  const code = classCodes[number % classCodes.length] ?? 'LOP_4'
  const text = Array.from({ length: 24 }, (_, index) => words[(number * 7 + index * index * 13 + index) % words.length])
  const special = [
    ...(number % 3 === 0 ? ['phân số'] : []),
    ...(number % 400 === 7 ? ['hyperbol'] : []),
    ...(number % Math.ceil(count / 4) === 5 ? ['tứ diện đều cổ'] : []),
    ...(code === 'LOP_1' ? ['lớp một thôi'] : []),
    ...(number % 3 === 1 ? [tagWord(tags.common)] : []),
    ...(number % Math.ceil(count / 20) === 9 ? [tagWord(tags.rare)] : []),
  ]
  const answers = Array.from({ length: 12 }, (_, index) => words[(number * 11 + index * 17) % words.length])
  const title = `Câu ${number}: ${text.slice(0, 6).join(' ')}`
  const byParent = number % 5 === 4
  const subject = places.subjects.get(code)?.[Math.floor(number / 72) % subjectsPerClass] ?? ''
  const topics = places.topics.get(subject) ?? []
  return {
    id: newId(),
    title,
    type: PlainType.options[Math.floor(number / 18) % PlainType.options.length] ?? 'single_choice',
    subject_id: subject,
    topic_id: topics[Math.floor(number / 900) % topics.length] ?? '',
    class: code,
    difficulty: difficulties[Math.floor(number / 7) % difficulties.length] ?? 'easy',
    points: 10,
    author_id: byParent ? (parents[Math.floor(number / 5) % parents.length] ?? administrator) : administrator,
    by_administrator: !byParent,
    is_ai_made: false,
    fingerprint: fingerprintOf({ content: title, answers: [] }),
    search_text: foldText([title, ...text, ...special, ...answers].join(' ')),
    version: 1,
    created_at: now,
    updated_at: now,
  }
}
