import { paperMessages } from '@lms/contracts/paper-sheets/paper-messages.ts'
import { Button, SegmentedControl, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { translateSent, translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import modalClasses from '../../ui/modal/modal.module.css'
import { addNewCandidates, reloadPaperSheets } from '../paper-sheet-api.ts'
import { StudentSearch } from '../StudentSearch.tsx'
import { candidatesTexts } from './candidates-texts.ts'
import classes from '../marks/paper-marks.module.css'

/** A student with an account, or a name without one. */
export function AddCandidate({ onClose }: { onClose: () => void }) {
  const t = useTexts(candidatesTexts)
  const queryClient = useQueryClient()
  const [isStudent, setIsStudent] = useState(true)
  const [student, setStudent] = useState<{ _id: string; name: string } | null>(null)
  const [name, setName] = useState('')
  const [number, setNumber] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const isWhole = (isStudent ? student !== null : name.trim() !== '') && /^\d{0,6}$/.test(number.trim())

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isWhole || isSaving) return
    setIsSaving(true)
    try {
      const who = isStudent ? { studentId: student?._id } : { name: name.trim() }
      await addNewCandidates({ candidates: [{ ...who, ...(number.trim() !== '' && { number: number.trim() }) }] })
      toast.success(translated(paperMessages.candidatesAdded))
      onClose()
    } catch (error) {
      const [problem] = error instanceof ApiError ? error.errors : []
      toast.error(problem ? translateSent(problem) : messageOf(error))
    } finally {
      setIsSaving(false)
      await reloadPaperSheets(queryClient)
    }
  }

  return (
    <form noValidate className={classes.form} onSubmit={(event) => void save(event)}>
      <SegmentedControl
        aria-label={t('account')}
        data={[
          { value: 'student', label: t('student') },
          { value: 'name', label: t('nameOnly') },
        ]}
        value={isStudent ? 'student' : 'name'}
        onChange={(kind) => setIsStudent(kind === 'student')}
      />
      {isStudent ? (
        <>
          <StudentSearch
            label={t('addStudent')}
            placeholder={t('search')}
            nothing={t('nobodyFound')}
            onChoose={setStudent}
          />
          {student !== null && (
            <Text component="output" fw={500}>
              {student.name}
            </Text>
          )}
        </>
      ) : (
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <TextInput
        label={t('number')}
        description={t('numberHint')}
        inputMode="numeric"
        maxLength={6}
        value={number}
        error={/^\d{0,6}$/.test(number.trim()) ? undefined : translated(paperMessages.candidateNumber)}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" disabled={!isWhole} loading={isSaving}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
