import { insertItems } from '../../src/exchange/import-item-store.ts'
import { insertImport } from '../../src/exchange/import-store.ts'
import { newId } from '../../src/platform/ids.ts'
import { fingerprintOf } from '../../src/questions/question-fingerprint.ts'
import type { TestApp } from '../test-app.ts'
import type { User } from '../../src/users/user.ts'
import { someQuestionDraft } from './question.ts'
import { someSubject } from './subject.ts'

const { title, content, type } = someQuestionDraft

export const someImportText = {
  title,
  content,
  type,
  answers: [...someQuestionDraft.answers],
  explanation: '',
  topic: '',
  tags: [],
  ignoreAccents: false,
}

/** An import with one question that waits for its person. */
export async function someImport(test: TestApp, owner: User, state: 'staged' | 'saved' = 'staged'): Promise<string> {
  const subject = await someSubject(test, owner)
  const id = newId()
  const now = test.clock.now().toISOString()
  await test.database.transaction(async (tx) => {
    await insertImport(tx, {
      id,
      userId: owner.id,
      fileName: 'de.docx',
      format: 'docx',
      state,
      failure: null,
      asking: null,
      class: 'LOP_4',
      subjectId: subject.id,
      media: [],
      kept: [],
      createdAt: now,
      expiresAt: now,
    })
    await insertItems(tx, [
      {
        importId: id,
        number: 1,
        place: 'Câu 1',
        text: someImportText,
        class: 'LOP_4',
        subjectId: subject.id,
        difficulty: 'easy',
        points: 10,
        problems: [],
        isAccepted: true,
        fingerprint: fingerprintOf(someImportText),
        duplicateId: null,
        sameAsNumber: null,
        questionId: null,
        version: 1,
        origin: { source: 'Câu 1', reasons: [], marks: { bold: [0] } },
      },
    ])
  })
  return id
}
