import { Button, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Modal } from '../modal/Modal.tsx'
import { modalTexts } from '../modal/modal-texts.ts'
import classes from '../modal/modal.module.css'
import { type OpenQuestion, questions } from './confirm.ts'

/** Shows the questions that `confirm` asks; stands once in the layout. */
export function ConfirmHost() {
  const question = useSyncExternalStore(questions.subscribe, questions.current)
  // Keeps the words while the dialog fades out.
  const [shown, setShown] = useState<OpenQuestion | null>(question)
  if (question !== null && question !== shown) setShown(question)
  if (shown === null) return null
  return (
    <Modal opened={question !== null} onClose={() => shown.answer(false)} title={shown.title} size="sm">
      <Answer key={shown.id} question={shown} />
    </Modal>
  )
}

function Answer({ question }: { question: OpenQuestion }) {
  const t = useTexts(modalTexts)
  const [typed, setTyped] = useState('')
  const { message, confirmLabel, cancelLabel, danger, typedWord, answer } = question
  const isReady = typedWord === undefined || typed.trim() === typedWord

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isReady) answer(true)
  }

  return (
    <form onSubmit={submit}>
      {message !== undefined && <Text component="div">{message}</Text>}
      {typedWord !== undefined && (
        <TextInput
          mt="md"
          label={t('typeWord', { word: typedWord })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
      )}
      <div className={classes.footer}>
        {/* The safe answer has the focus, so that Enter pressed too often destroys nothing. */}
        <Button variant="default" onClick={() => answer(false)} data-autofocus={typedWord === undefined || undefined}>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button type="submit" color={danger === true ? 'danger' : undefined} disabled={!isReady}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
