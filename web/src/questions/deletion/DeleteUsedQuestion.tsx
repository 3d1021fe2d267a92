import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import type { QuestionUse } from '@lms/contracts/quizzes/question-withdrawal.ts'
import { Button, Radio, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import modalClasses from '../../ui/modal/modal.module.css'
import { questionTexts } from '../question-texts.ts'
import { ReplacementField } from './ReplacementField.tsx'
import { deletionTexts } from './deletion-texts.ts'
import classes from './deletion.module.css'

interface Used {
  question: Pick<QuestionSummary, '_id' | 'title' | 'class'>
  /** Quizzes that change with the deletion. */
  uses: readonly QuestionUse[]
  kept: number
}

interface DeleteUsedQuestionProps {
  used: Used | null
  onClose: () => void
  /** Null: it is taken out and nothing takes its place. */
  onDelete: (replacement: string | null) => Promise<void>
}

export function DeleteUsedQuestion({ used, onClose, onDelete }: DeleteUsedQuestionProps) {
  const t = useTexts(questionTexts)
  // Keeps its content while it fades out.
  const [shown, setShown] = useState(used)
  if (used !== null && used !== shown) setShown(used)
  if (shown === null) return null
  return (
    <Modal
      opened={used !== null}
      onClose={onClose}
      title={t('deleteTitle', { title: shown.question.title })}
      size="lg"
      closeOnClickOutside={false}
    >
      <DeletionForm key={shown.question._id} used={shown} onClose={onClose} onDelete={onDelete} />
    </Modal>
  )
}

const namedAtMost = 5

function DeletionForm({ used, onClose, onDelete }: DeleteUsedQuestionProps & { used: Used }) {
  const t = useTexts(questionTexts)
  const said = useTexts(deletionTexts)
  const { question, uses, kept } = used
  const alone = uses.find(({ isOnlyQuestion }) => isOnlyQuestion)
  const [way, setWay] = useState<'replace' | 'take-out'>(alone === undefined ? 'take-out' : 'replace')
  const [replacement, setReplacement] = useState<string | null>(null)
  const [isDeleting, setIsDeleting] = useState(false)
  const count = formatNumber(uses.length)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsDeleting(true)
    await onDelete(way === 'replace' ? replacement : null)
    setIsDeleting(false)
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <Text>{translated(questionMessages.confirmDelete)}</Text>
      <div>
        <Text size="sm" fw={600}>
          {said('usedIn', { count })}
        </Text>
        <ul className={classes.uses}>
          {uses.slice(0, namedAtMost).map(({ _id, title }) => (
            <li key={_id}>{title}</li>
          ))}
          {uses.length > namedAtMost && <li>{said('more', { count: formatNumber(uses.length - namedAtMost) })}</li>}
        </ul>
        {kept > 0 && (
          <Text size="sm" c="dimmed">
            {said('kept', { count: formatNumber(kept) })}
          </Text>
        )}
      </div>
      <Radio.Group
        label={said('whatBecomes', { count })}
        value={way}
        onChange={(next) => setWay(next === 'replace' ? 'replace' : 'take-out')}
      >
        <div className={classes.ways}>
          <Radio
            value="take-out"
            label={said('takeOut', { count })}
            description={alone === undefined ? undefined : said('onlyQuestion', { title: alone.title })}
            disabled={alone !== undefined}
          />
          <Radio value="replace" label={said('replace')} />
        </div>
      </Radio.Group>
      {way === 'replace' && <ReplacementField question={question} value={replacement} onChange={setReplacement} />}
      <Text size="sm" c="dimmed">
        {said('papersStay')}
      </Text>
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {said('cancel')}
        </Button>
        <Button type="submit" color="danger" loading={isDeleting} disabled={way === 'replace' && replacement === null}>
          {t('delete')}
        </Button>
      </div>
    </form>
  )
}
