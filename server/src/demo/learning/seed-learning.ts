import { randomBytes } from 'node:crypto'
import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import { mediaLimits } from '@lms/contracts/media/media.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import { insertMedia } from '../../media/media-store.ts'
import { type Picture, endings, repaint } from '../../media/pictures.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { insertQuestions, type NewQuestion } from '../../questions/question-store.ts'
import { createTopicPlacing } from '../../subjects/topics/topic-placing.ts'
import { writtenQuestion } from '../../questions/written-question.ts'
import { insertSubject } from '../../subjects/subject-store.ts'
import { type DemoPictureName, altOf, demoPictureNames, paint } from './pictures.ts'
import { classOfGeneralSubjects, demoQuestions } from './questions.ts'
import { demoSubjects } from './subjects.ts'
import { demoTemplates } from './templates/demo-templates.ts'
import type { DemoTemplate } from './templates/template-writing.ts'
import type { DemoQuestion } from './writing.ts'

const points: Readonly<Record<Difficulty, number>> = { easy: 5, medium: 10, hard: 15 }

/** A subject as it was made, with its questions in the order in which they are written down. */
export interface SeededSubject {
  id: string
  class: ClassCode
  questionIds: string[]
}

export interface DemoLearning {
  /** Part of the transaction that makes the demo people. Answers the subjects by their codes. */
  insert(tx: Queries, authorId: string, now: string): Promise<Map<string, SeededSubject>>
}

interface StoredPicture extends Picture {
  name: DemoPictureName
  secret: string
}

const fileOf = ({ secret, type }: StoredPicture): string => `${secret}.${endings[type]}`
const thumbnailOf = ({ secret }: StoredPicture): string => `${secret}-thumbnail.webp`

/** Subjects, questions and pictures of administrators. The pictures are painted and stored first: nothing slow inside. */
export async function prepareDemoLearning(storage: Storage): Promise<DemoLearning> {
  const pictures = new Map<DemoPictureName, StoredPicture>()
  for (const picture of await Promise.all(demoPictureNames.map((name) => storePicture(storage, name))))
    pictures.set(picture.name, picture)

  return {
    async insert(tx, authorId, now) {
      for (const picture of pictures.values()) await insertMedia(tx, mediaOf(picture, authorId, now))
      const questions: NewQuestion[] = []
      const subjects = new Map<string, SeededSubject>()
      const placing = createTopicPlacing(tx, { id: authorId, role: 'administrator' }, now)
      for (const subject of demoSubjects) {
        const saved = await insertSubject(tx, { ...subject, isActive: true, authorId, byAdministrator: true }, now)
        if (!saved) throw new Error(`The demo subject ${subject.code} is there twice`)
        const code = subject.class ?? classOfGeneralSubjects
        subjects.set(subject.code, { id: saved.id, class: code, questionIds: [] })
        const written: readonly (DemoQuestion | DemoTemplate)[] = demoQuestions[subject.code] ?? []
        for (const question of [...written, ...(demoTemplates[subject.code] ?? [])]) {
          const text = writtenQuestion({
            ...question,
            content: question.content + pictureOf(question, pictures),
            subject: saved.id,
            class: code,
            points: points[question.difficulty],
          })
          const topicId = await placing(saved.id, text.topic)
          questions.push({ ...text, topicId, authorId, byAdministrator: true })
        }
      }
      const ids = await insertQuestions(tx, questions, now)
      const byId = new Map([...subjects.values()].map((subject) => [subject.id, subject]))
      for (const [index, { subjectId }] of questions.entries()) byId.get(subjectId)?.questionIds.push(ids[index] ?? '')
      return subjects
    },
  }
}

async function storePicture(storage: Storage, name: DemoPictureName): Promise<StoredPicture> {
  const painted = await repaint(await paint(name), mediaLimits.content.types, { isAvatar: false })
  if (typeof painted === 'string') throw new Error(`The demo picture ${name} is ${painted}`)
  const picture = { ...painted, name, secret: randomBytes(16).toString('hex') }
  await storage.put(`media/${fileOf(picture)}`, picture.content)
  await storage.put(`media/${thumbnailOf(picture)}`, picture.thumbnail)
  return picture
}

function mediaOf(picture: StoredPicture, ownerId: string, createdAt: string) {
  const { name, type, content, width, height } = picture
  return {
    id: newId(),
    ownerId,
    purpose: 'content' as const,
    file: fileOf(picture),
    thumbnail: thumbnailOf(picture),
    name: `${name}.png`,
    type,
    size: content.length,
    width,
    height,
    alt: altOf(name),
    createdAt,
  }
}

function pictureOf(
  question: DemoQuestion | DemoTemplate,
  pictures: ReadonlyMap<DemoPictureName, StoredPicture>,
): string {
  const name = 'picture' in question ? question.picture : undefined
  const picture = name === undefined ? undefined : pictures.get(name)
  return picture ? `<p><img src="/uploads/media/${fileOf(picture)}" alt="${altOf(picture.name)}"></p>` : ''
}
