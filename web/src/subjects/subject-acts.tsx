import type { Message } from '@lms/contracts/messages.ts'
import { subjectMessages } from '@lms/contracts/subjects/subject-messages.ts'
import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { formatNumber } from '../lib/formats.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { bringSubjectBack, reloadSubjects, removeSubject, setSubjectActive } from './subject-api.ts'
import { subjectActTexts } from './subject-act-texts.ts'

/** What can be done to one subject; each tells how it went, and answers whether it did. */
export function useSubjectActs() {
  const queryClient = useQueryClient()
  const t = useTexts(subjectActTexts)

  async function attempt(subject: Subject, act: Promise<unknown>, done: string): Promise<boolean> {
    try {
      await act
      toast.success(done)
      return true
    } catch (error) {
      toast.error(t('actFailed', { name: subject.name, message: messageOf(error) }))
      return false
    } finally {
      await reloadSubjects(queryClient)
    }
  }

  const say = (message: Message): string => translated(message)

  return {
    setActive(subject: Subject, isActive: boolean): Promise<boolean> {
      const done = t(isActive ? 'activated' : 'deactivated', { name: subject.name })
      return attempt(subject, setSubjectActive(subject, isActive), done)
    },

    async remove(subject: Subject): Promise<boolean> {
      const isWanted = await confirm({
        title: t('deleteQuestion', { name: subject.name }),
        message: <DeletionMessage subjects={[subject]} />,
        confirmLabel: t('delete'),
        danger: true,
      })
      return isWanted && attempt(subject, removeSubject(subject._id), say(subjectMessages.deleted))
    },

    restore(subject: Subject): Promise<boolean> {
      return attempt(subject, bringSubjectBack(subject._id), say(subjectMessages.restored))
    },
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
