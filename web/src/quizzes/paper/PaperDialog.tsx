import { type PaperFormat, paperFormats, paperLimits } from '@lms/contracts/quizzes/quiz-papers.ts'
import { quizPaperMessages } from '@lms/contracts/quizzes/quiz-paper-messages.ts'
import { Button, Checkbox, Input, NumberInput, SegmentedControl, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { translateSent, translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import modalClasses from '../../ui/modal/modal.module.css'
import { type PaperSource, savePaper } from './quiz-paper-api.ts'
import { SheetFields, firstSheetWish } from './SheetFields.tsx'
import { quizPaperTexts } from './quiz-paper-texts.ts'
import classes from '../quiz-page.module.css'

interface PaperDialogProps {
  source: PaperSource
  /** What it opens with; null while it is closed. */
  format: PaperFormat | null
  onClose: () => void
}

export function PaperDialog({ source, format, onClose }: PaperDialogProps) {
  const t = useTexts(quizPaperTexts)
  return (
    <Modal opened={format !== null} onClose={onClose} title={t('title')}>
      <PaperForm source={source} initialFormat={format ?? 'pdf'} onClose={onClose} />
    </Modal>
  )
}

const formatNames: Readonly<Record<PaperFormat, string>> = { pdf: 'PDF', docx: 'Word', html: 'HTML' }

interface PaperFormProps {
  source: PaperSource
  initialFormat: PaperFormat
  onClose: () => void
}

function PaperForm({ source, initialFormat, onClose }: PaperFormProps) {
  const t = useTexts(quizPaperTexts)
  const [format, setFormat] = useState(initialFormat)
  const [versions, setVersions] = useState<number | string>(1)
  // Several versions in the same order would be one version; who wants that anyway says so.
  const [shuffledQuestions, setShuffledQuestions] = useState<boolean | null>(null)
  const [shuffledAnswers, setShuffledAnswers] = useState<boolean | null>(null)
  const [key, setKey] = useState(true)
  const [explanations, setExplanations] = useState(false)
  const [hasSheets, setHasSheets] = useState(false)
  const [sheets, setSheets] = useState(firstSheetWish)
  const [isMaking, setIsMaking] = useState(false)
  const count = Number(versions)
  const isCount = Number.isInteger(count) && count >= 1 && count <= paperLimits.versionsMaximum
  const shuffleQuestions = shuffledQuestions ?? count > 1
  const shuffleAnswers = shuffledAnswers ?? count > 1
  // What is not saved has no result to come to.
  const maySheet = source.quizId !== undefined && format === 'pdf'
  const isNobody =
    maySheet &&
    hasSheets &&
    ((sheets.people === 'children' && sheets.children.length === 0) ||
      (sheets.people === 'group' && sheets.group === null))

  async function make(): Promise<void> {
    setIsMaking(true)
    try {
      const equal = await savePaper(source, {
        format,
        versions: count,
        shuffleQuestions,
        shuffleAnswers,
        key,
        explanations: key && explanations,
        ...(maySheet && hasSheets && { sheets }),
      })
      toast.success(t('downloaded'))
      for (const codes of equal) toast.warning(translated(quizPaperMessages.equalCodes, { codes: codes.join(', ') }))
      onClose()
    } catch (error) {
      const [problem] = error instanceof ApiError ? error.errors : []
      toast.error(problem ? translateSent(problem) : messageOf(error, quizPaperMessages.failed))
    } finally {
      setIsMaking(false)
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isCount && !isNobody && !isMaking) void make()
  }

  return (
    <form noValidate className={classes.modalBody} onSubmit={submit}>
      <Input.Wrapper label={t('format')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('format')}
          data={paperFormats.map((value) => ({ value, label: formatNames[value] }))}
          value={format}
          onChange={setFormat}
        />
      </Input.Wrapper>
      <NumberInput
        label={t('versions')}
        description={t('versionsHint')}
        min={1}
        max={paperLimits.versionsMaximum}
        allowDecimal={false}
        clampBehavior="none"
        value={versions}
        error={isCount ? undefined : translated(quizPaperMessages.versionsRange)}
        onChange={setVersions}
      />
      <Checkbox
        label={t('shuffleQuestions')}
        checked={shuffleQuestions}
        onChange={(event) => setShuffledQuestions(event.currentTarget.checked)}
      />
      <Checkbox
        label={t('shuffleAnswers')}
        checked={shuffleAnswers}
        onChange={(event) => setShuffledAnswers(event.currentTarget.checked)}
      />
      <Checkbox label={t('withKey')} checked={key} onChange={(event) => setKey(event.currentTarget.checked)} />
      <Checkbox
        label={t('withExplanations')}
        disabled={!key}
        checked={key && explanations}
        onChange={(event) => setExplanations(event.currentTarget.checked)}
      />
      {maySheet && (
        <Checkbox
          label={t('withSheets')}
          description={t('withSheetsHint')}
          checked={hasSheets}
          onChange={(event) => setHasSheets(event.currentTarget.checked)}
        />
      )}
      {maySheet && hasSheets && <SheetFields wish={sheets} onChange={setSheets} />}
      {isCount && count > 1 && !shuffleQuestions && !shuffleAnswers && (
        <Text size="sm" component="output">
          {t('equalVersions')}
        </Text>
      )}
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          disabled={!isCount || isNobody}
          loading={isMaking}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('download')}
        </Button>
      </div>
    </form>
  )
}
