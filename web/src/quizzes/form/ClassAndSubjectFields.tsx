import { ClassCode } from '@lms/contracts/classes/classes.ts'
import { useTexts } from '../../lib/texts.ts'
import { ClassAndSubject } from '../../subjects/ClassAndSubject.tsx'
import { textOf, useField } from '../../ui/form/field.ts'
import type { QuizFormState } from './quiz-form.ts'
import { quizFormTexts } from './quiz-form-texts.ts'

interface ClassAndSubjectProps<Output> {
  form: QuizFormState<Output>
  knownSubject?: { _id: string; name: string }
}

export function ClassAndSubjectFields<Output>({ form, knownSubject }: ClassAndSubjectProps<Output>) {
  const t = useTexts(quizFormTexts)
  const { control, setValue } = form
  const classField = useField({ control, name: 'class', label: t('class'), required: true })
  const subjectField = useField({ control, name: 'subject', label: t('subject'), required: true })
  const schoolClass = ClassCode.safeParse(classField.value).data ?? ''
  return (
    <ClassAndSubject
      schoolClass={schoolClass}
      subject={textOf(subjectField.value)}
      onClassChange={(code) => {
        classField.change(code)
        setValue('subject', '', { shouldDirty: true })
      }}
      onSubjectChange={subjectField.change}
      classInput={classField.shared}
      subjectInput={{
        ...subjectField.shared,
        placeholder: schoolClass === '' ? t('chooseClassFirst') : undefined,
      }}
      noSubjects={t('noSubjects')}
      knownSubject={knownSubject}
    />
  )
}
