import type { PrintedPaper } from '@lms/contracts/paper-sheets/paper-marks.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, NativeSelect, NumberInput, Text } from '@mantine/core'
import { paperLimits } from '@lms/contracts/quizzes/quiz-papers.ts'
import { IconArrowLeft, IconListNumbers, IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { isMissing, messageOf } from '../../lib/api-error.ts'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { QuizNotFound } from '../../quizzes/QuizNotFound.tsx'
import { quizQuery } from '../../quizzes/quiz-api.ts'
import { choiceFilter, listSchema, textFilter } from '../../ui/filter-bar/list-schema.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import modalClasses from '../../ui/modal/modal.module.css'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { keepAsPrinted, printedPapersQuery, reloadPaperSheets } from '../paper-sheet-api.ts'
import { MarksTable } from './MarksTable.tsx'
import { paperMarksTexts } from './paper-marks-texts.ts'
import classes from './paper-marks.module.css'

const MarksList = listSchema({ paper: textFilter(), mode: choiceFilter(['total']) }, { limit: 20 })

/** What was written on paper, typed in line by line. */
export function PaperMarksPage() {
  const t = useTexts(paperMarksTexts)
  const { id } = useParams({ from: screens.paperMarks.path })
  const quiz = useQuery(quizQuery(id))
  const papers = useQuery(printedPapersQuery(id))
  const list = useListState(MarksList)
  const [isBeginning, setIsBeginning] = useState(false)
  usePageTitle(quiz.data?.title)
  const chosen = papers.data?.find(({ _id }) => _id === list.values.paper) ?? papers.data?.[0]
  if (isMissing(papers.error) || isMissing(quiz.error)) return <QuizNotFound />
  const begin = (
    <Button
      variant={papers.data?.length === 0 ? 'filled' : 'default'}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setIsBeginning(true)}
    >
      {t('newPaper')}
    </Button>
  )
  return (
    <Page
      title={quiz.data === undefined ? t('title') : `${t('title')}: ${quiz.data.title}`}
      description={t('description')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            renderRoot={(button) => <Link {...button} to={screens.quizView.path} params={{ id }} />}
          >
            {t('back')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconListNumbers size={16} aria-hidden />}
            renderRoot={(button) => <Link {...button} to={screens.paperCandidates.path} />}
          >
            {t('candidates')}
          </Button>
        </>
      }
    >
      {papers.data === undefined && papers.error === null && <ListSkeleton rows={4} />}
      {papers.data === undefined && papers.error !== null && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(papers.error)}
          retrying={papers.isFetching}
          onRetry={() => void papers.refetch()}
        />
      )}
      {papers.data?.length === 0 && <EmptyState title={t('noPaper')} message={t('noPaperMessage')} action={begin} />}
      {papers.data !== undefined && chosen !== undefined && (
        <>
          <div className={classes.bar}>
            <NativeSelect
              label={t('paper')}
              value={chosen._id}
              onChange={(event) => list.change({ paper: event.currentTarget.value })}
              data={papers.data.map((paper) => ({ value: paper._id, label: optionOf(paper, t) }))}
            />
            {begin}
          </div>
          <MarksTable
            key={`${chosen._id} ${list.values.mode}`}
            quizId={id}
            paper={chosen._id}
            list={list}
            isTotal={list.values.mode === 'total'}
            onMode={(isTotal) => list.change({ mode: isTotal ? 'total' : '' })}
          />
        </>
      )}
      <Modal opened={isBeginning} onClose={() => setIsBeginning(false)} title={t('newPaper')}>
        <NewPaper
          quizId={id}
          onClose={() => setIsBeginning(false)}
          onKept={({ _id }) => {
            setIsBeginning(false)
            list.change({ paper: _id })
          }}
        />
      </Modal>
    </Page>
  )
}

function optionOf(
  { createdAt, codes, sheets }: PrintedPaper,
  t: ReturnType<typeof useTexts<keyof typeof paperMarksTexts.messages>>,
) {
  const [first = '', ...more] = codes
  const said = more.length === 0 ? first : `${first}–${more.at(-1) ?? ''}`
  return t('paperOption', { date: formatDateTime(createdAt), codes: said, sheets: formatNumber(sheets) })
}

interface NewPaperProps {
  quizId: string
  onKept: (paper: PrintedPaper) => void
  onClose: () => void
}

function NewPaper({ quizId, onKept, onClose }: NewPaperProps) {
  const t = useTexts(paperMarksTexts)
  const queryClient = useQueryClient()
  const [versions, setVersions] = useState<number | string>(1)
  const [isKeeping, setIsKeeping] = useState(false)
  const count = Number(versions)
  const isCount = Number.isInteger(count) && count >= 1 && count <= paperLimits.versionsMaximum

  async function keep(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isCount || isKeeping) return
    setIsKeeping(true)
    try {
      const paper = await keepAsPrinted(quizId, count)
      await reloadPaperSheets(queryClient)
      onKept(paper)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setIsKeeping(false)
    }
  }

  return (
    <form noValidate className={classes.form} onSubmit={(event) => void keep(event)}>
      <Text size="sm">{t('newPaperHint')}</Text>
      <NumberInput
        label={t('versions')}
        min={1}
        max={paperLimits.versionsMaximum}
        allowDecimal={false}
        value={versions}
        onChange={setVersions}
      />
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" disabled={!isCount} loading={isKeeping}>
          {t('begin')}
        </Button>
      </div>
    </form>
  )
}
