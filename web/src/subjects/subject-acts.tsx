import type { Message } from '@lms/contracts/messages.ts'
import { subjectMessages } from '@lms/contracts/subjects/subject-messages.ts'
import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { Text } from '@mantine/core'
import { messageOf } from '../lib/api-error.ts'
import { formatNumber } from '../lib/formats.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { useRecordActs } from '../ui/record-list/record-acts.ts'
import { bringSubjectBack, reloadSubjects, removeSubject, setSubjectActive } from './subject-api.ts'
import { subjectActTexts } from './subject-act-texts.ts'

/** What can be done to one subject; each tells how it went, and answers whether it did. */
export function useSubjectActs() {
  const t = useTexts(subjectActTexts)
  const withToast = useRecordActs(reloadSubjects)
  const say = (message: Message): string => translated(message)
  const nameAndReason =
    ({ name }: Subject) =>
    (error: unknown) =>
      t('actFailed', { name, message: messageOf(error) })

  return {
    setActive: (subject: Subject, isActive: boolean): Promise<boolean> =>
      withToast({
        run: () => setSubjectActive(subject, isActive),
        done: t(isActive ? 'activated' : 'deactivated', { name: subject.name }),
        failed: nameAndReason(subject),
      }),

    remove: (subject: Subject, onDone?: () => void): Promise<boolean> =>
      withToast({
        question: {
          title: t('deleteQuestion', { name: subject.name }),
          message: <DeletionMessage subjects={[subject]} />,
          confirmLabel: t('delete'),
          danger: true,
        },
        run: () => removeSubject(subject._id),
        done: say(subjectMessages.deleted),
        onDone,
        failed: nameAndReason(subject),
      }),

    restore: (subject: Subject): Promise<boolean> =>
      withToast({
        run: () => bringSubjectBack(subject._id),
        done: say(subjectMessages.restored),
        failed: nameAndReason(subject),
      }),
  }
}

/** Says first when something hangs on what is about to go. */
export function DeletionMessage({ subjects }: { subjects: readonly Subject[] }) {
  const t = useTexts(subjectActTexts)
  const used = subjects.filter(({ totalCourses, totalStudents }) => totalCourses > 0 || totalStudents > 0)
  const [only] = subjects
  const isOne = subjects.length === 1 && only !== undefined
  return (
    <>
      {used.length > 0 && (
        <Text fw={600} mb="xs">
          {isOne
            ? t('inUse', { courses: formatNumber(only.totalCourses), students: formatNumber(only.totalStudents) })
            : t('someInUse', { count: formatNumber(used.length) })}
        </Text>
      )}
      <Text>{t(isOne ? 'deleteMessage' : 'deleteManyMessage')}</Text>
    </>
  )
}
