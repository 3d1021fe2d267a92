import { type ClassCode, ClassCode as ClassCodes } from '@lms/contracts/classes/classes.ts'
import type { QuestionBulk, QuestionBulkAction } from '@lms/contracts/questions/question-bulk.ts'
import { type Difficulty, difficulties } from '@lms/contracts/questions/questions.ts'
import { Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { classOptions } from '../../classes/class-options.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { BulkTags, BulkTopicFields } from './BulkTopicFields.tsx'
import { questionBulkTexts } from './question-bulk-texts.ts'
import { questionTexts } from '../question-texts.ts'
import { subjectChoicesQuery } from '../../subjects/subject-choices.ts'
import classes from './questions.module.css'

export type BulkChange = Exclude<QuestionBulkAction, 'delete' | 'restore'>

interface QuestionBulkModalProps {
  change: BulkChange | null
  count: number
  /** That the list shows; empty for all of them. */
  subject: string
  onClose: () => void
  onApply: (change: BulkChange, data: QuestionBulk['data']) => void
}

export function QuestionBulkModal({ change, ...props }: QuestionBulkModalProps) {
  const t = useTexts(questionBulkTexts)
  // Keeps its content while it fades out.
  const [shown, setShown] = useState(change)
  if (change !== null && change !== shown) setShown(change)
  if (shown === null) return null
  return (
    <Modal opened={change !== null} onClose={props.onClose} title={t(shown)}>
      <ChangeForm key={shown} change={shown} {...props} />
    </Modal>
  )
}

function ChangeForm({
  change,
  count,
  subject: listed,
  onClose,
  onApply,
}: QuestionBulkModalProps & { change: BulkChange }) {
  const t = useTexts(questionBulkTexts)
  const [schoolClass, setSchoolClass] = useState<ClassCode | ''>('')
  const [subject, setSubject] = useState<string | null>(change === 'change_topic' ? listed || null : null)
  const [topic, setTopic] = useState<string | null>(null)
  const [tags, setTags] = useState<string[]>([])
  const [difficulty, setDifficulty] = useState<Difficulty | null>(null)
  const isAboutTags = change === 'add_tags' || change === 'remove_tags'
  const isReady = isAboutTags
    ? tags.length > 0
    : change === 'change_difficulty'
      ? difficulty !== null
      : subject !== null

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isAboutTags) onApply(change, { tags })
    else if (change === 'change_topic') onApply(change, { topic })
    else if (change === 'change_difficulty') onApply(change, { difficulty: difficulty ?? undefined })
    else if (change === 'change_subject') onApply(change, { subject: subject ?? undefined })
    else onApply(change, { class: schoolClass || undefined, subject: subject ?? undefined })
  }

  return (
    <form onSubmit={submit} className={classes.fields}>
      {change === 'change_class' && (
        <Select
          {...optionList}
          label={t('class')}
          data={[...classOptions]}
          value={schoolClass || null}
          searchable
          allowDeselect={false}
          data-autofocus
          onChange={(next) => {
            setSchoolClass(ClassCodes.safeParse(next).data ?? '')
            setSubject(null)
          }}
        />
      )}
      {isAboutTags && <BulkTags value={tags} onChange={setTags} />}
      {change === 'change_topic' && (
        <BulkTopicFields subject={subject} topic={topic} onSubject={setSubject} onTopic={setTopic} />
      )}
      {change === 'change_difficulty' && <DifficultySelect value={difficulty} onChange={setDifficulty} />}
      {(change === 'change_subject' || change === 'change_class') && (
        <SubjectSelect
          key={schoolClass}
          schoolClass={schoolClass}
          description={change === 'change_class' ? t('subjectOfClass') : undefined}
          disabled={change === 'change_class' && schoolClass === ''}
          value={subject}
          onChange={setSubject}
        />
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" disabled={!isReady}>
          {t('apply', { count: formatNumber(count) })}
        </Button>
      </div>
    </form>
  )
}

interface SubjectSelectProps {
  schoolClass: ClassCode | ''
  description: string | undefined
  disabled: boolean
  value: string | null
  onChange: (value: string | null) => void
}

function SubjectSelect({ schoolClass, ...select }: SubjectSelectProps) {
  const t = useTexts(questionBulkTexts)
  const { data = [] } = useQuery(subjectChoicesQuery(schoolClass))
  return (
    <Select
      {...optionList}
      {...select}
      label={t('subject')}
      data={data.map(({ _id, name, code }) => ({ value: _id, label: `${name} (${code})` }))}
      searchable
      allowDeselect={false}
    />
  )
}

interface DifficultySelectProps {
  value: Difficulty | null
  onChange: (value: Difficulty | null) => void
}

function DifficultySelect({ value, onChange }: DifficultySelectProps) {
  const t = useTexts(questionBulkTexts)
  const listText = useTexts(questionTexts)
  return (
    <Select
      {...optionList}
      label={t('difficulty')}
      data={difficulties.map((each) => ({ value: each, label: listText(each) }))}
      value={value}
      onChange={onChange}
      allowDeselect={false}
      data-autofocus
    />
  )
}
