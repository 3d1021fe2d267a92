import { answerAsWritten, type AskedOnPaper } from '@lms/contracts/paper-sheets/paper-answers.ts'
import { paperMessages } from '@lms/contracts/paper-sheets/paper-messages.ts'
import type { PaperMarksRow, PrintedCode } from '@lms/contracts/paper-sheets/paper-marks.ts'
import { screens } from '@lms/contracts/screens.ts'
import { NativeSelect, SegmentedControl } from '@mantine/core'
import { IconArrowBackUp, IconEye } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FocusEvent, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import type { DataColumn, RowAction } from '../../ui/data-table/data-column.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { RecordTable } from '../../ui/record-list/RecordTable.tsx'
import { marksQuery, reloadPaperSheets, withdrawMarks } from '../paper-sheet-api.ts'
import { StudentSearch } from '../StudentSearch.tsx'
import { MarkCell } from './MarkCell.tsx'
import { MarkState } from './MarkState.tsx'
import { rowKey, unclearIn } from './mark-drafts.ts'
import { paperMarksTexts } from './paper-marks-texts.ts'
import { type MarkDrafts, useMarkDrafts } from './use-mark-drafts.ts'
import classes from './paper-marks.module.css'

interface MarksTableProps {
  quizId: string
  paper: string
  list: {
    values: { page: number; limit: number }
    goTo: (page: number, options?: { replace: boolean }) => void
    change: (changes: { limit: number }) => void
  }
  isTotal: boolean
  onMode: (isTotal: boolean) => void
}

const noCodes: readonly PrintedCode[] = []

export function MarksTable({ quizId, paper, list, isTotal, onMode }: MarksTableProps) {
  const t = useTexts(paperMarksTexts)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { page, limit } = list.values
  const query = useQuery(marksQuery({ quizId, paper, page, limit }))
  const [added, setAdded] = useState<readonly PaperMarksRow[]>([])
  const codes = query.data?.codes ?? noCodes
  const present = query.data?.rows ?? []
  const known = new Set(present.map(rowKey))
  const rows = [...present, ...added.filter((row) => !known.has(rowKey(row)))]

  function keep(row: PaperMarksRow): void {
    setAdded((all) => all.map((one) => (rowKey(one) === rowKey(row) ? row : one)))
    queryClient.setQueryData(
      marksQuery({ quizId, paper, page, limit }).queryKey,
      (before) => before && { ...before, rows: before.rows.map((one) => (rowKey(one) === rowKey(row) ? row : one)) },
    )
    void queryClient.invalidateQueries({ queryKey: ['quizzes'] })
  }

  const drafts = useMarkDrafts({ quizId, paper, codes, isTotal, onSaved: keep })

  async function withdraw(row: PaperMarksRow): Promise<void> {
    const { entry, name } = row
    const question = { title: t('withdrawTitle', { name }), message: t('withdrawMessage'), confirmLabel: t('withdraw') }
    if (entry === null || !(await confirm({ ...question, danger: true }))) return
    try {
      await withdrawMarks(quizId, entry._id)
      drafts.forget(row)
      keep({ ...row, entry: null })
      toast.success(translated(paperMessages.withdrawn))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      await reloadPaperSheets(queryClient)
    }
  }

  function actionsOf(row: PaperMarksRow): RowAction[] {
    const { entry, studentId } = row
    if (entry === null) return []
    const { attemptId } = entry
    const see = (historyId: string, child_id: string): RowAction => ({
      label: t('result'),
      icon: IconEye,
      onClick: () => void navigate({ to: screens.childResult.path, params: { historyId }, search: { child_id } }),
    })
    return [
      ...(attemptId !== null && studentId !== null ? [see(attemptId, studentId)] : []),
      { label: t('withdraw'), icon: IconArrowBackUp, danger: true, onClick: () => void withdraw(row) },
    ]
  }

  /** Whoever leaves a line has finished it. */
  function left(row: PaperMarksRow, { currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    const line = currentTarget.closest('tr')
    if (relatedTarget instanceof Node && line?.contains(relatedTarget)) return
    void drafts.save(row)
  }

  const [first] = codes
  return (
    <>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={t('mode')}
          data={[
            { value: 'questions', label: t('byQuestion') },
            { value: 'total', label: t('byTotal') },
          ]}
          value={isTotal ? 'total' : 'questions'}
          onChange={(mode) => onMode(mode === 'total')}
        />
        <StudentSearch
          label={t('addStudent')}
          placeholder={t('addStudentHint')}
          nothing={t('nobodyFound')}
          onChoose={({ _id, name }) =>
            setAdded((all) => [
              ...all.filter((row) => rowKey(row) !== _id),
              { studentId: _id, candidateId: null, name, candidateNumber: null, code: null, entry: null },
            ])
          }
        />
      </div>
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('title')}
        columns={columnsOf({ rows, codes, isTotal, drafts, left, t })}
        rows={query.data === undefined ? undefined : rows}
        rowId={rowKey}
        rowName={({ name }) => name}
        query={query}
        rowActions={actionsOf}
        actionsHeader={t('actions')}
        errorTitle={t('loadFailed')}
        empty={<EmptyState title={t('nobody')} message={t('nobodyMessage')} />}
        pager={{ onlyWhenNeeded: true }}
      />
      {first !== undefined && (
        <output>{t('onPaper', { count: first.asked.length, points: formatNumber(first.points) })}</output>
      )}
    </>
  )
}

interface Columns {
  rows: readonly PaperMarksRow[]
  codes: readonly PrintedCode[]
  isTotal: boolean
  drafts: MarkDrafts
  left: (row: PaperMarksRow, event: FocusEvent<HTMLElement>) => void
  t: ReturnType<typeof useTexts<keyof typeof paperMarksTexts.messages>>
}

function columnsOf({ rows, codes, isTotal, drafts, left, t }: Columns): DataColumn<PaperMarksRow>[] {
  const places = new Map(rows.map((row, index) => [rowKey(row), index]))
  const placeOf = (row: PaperMarksRow, column: number) => ({ row: places.get(rowKey(row)) ?? 0, column })
  const count = isTotal ? 1 : Math.max(0, ...codes.map(({ asked }) => asked.length))
  const questions = Array.from({ length: isTotal ? 0 : count }, (_, index): DataColumn<PaperMarksRow> => {
    const number = index + 1
    return {
      id: `q${number}`,
      header: String(number),
      cell: (row) => {
        const { draft } = drafts.of(row)
        const asked = codes.find(({ code }) => code === draft.code)?.asked[index]
        if (asked === undefined) return null
        return (
          <span onBlur={(event) => left(row, event)}>
            <MarkCell
              label={t('answerOf', { name: row.name, number })}
              place={placeOf(row, index)}
              columns={count}
              value={draft.answers[number] ?? ''}
              isWide={isWide(asked)}
              isUnclear={unclearIn(draft, codes).includes(number)}
              isDone={(text) =>
                (asked.form === 'one' || asked.form === 'truth') && Boolean(answerAsWritten(asked, text))
              }
              onChange={(text) => drafts.type(row, { answers: { ...draft.answers, [number]: text } })}
            />
          </span>
        )
      },
    }
  })
  const total: DataColumn<PaperMarksRow> = {
    id: 'total',
    header: t('total'),
    cell: (row) => {
      const { draft } = drafts.of(row)
      return (
        <span onBlur={(event) => left(row, event)}>
          <MarkCell
            label={t('totalOf', { name: row.name })}
            place={placeOf(row, 0)}
            columns={1}
            value={draft.total ?? ''}
            isWide
            isUnclear={unclearIn(draft, codes).includes(0)}
            isDone={() => false}
            onChange={(text) => drafts.type(row, { total: text })}
          />
        </span>
      )
    },
  }
  return [
    { id: 'name', header: t('name'), cell: ({ name }) => name, rowHeader: true, minWidth: 150 },
    { id: 'number', header: t('number'), cell: ({ candidateNumber }) => candidateNumber ?? '—', minWidth: 60 },
    ...(codes.length < 2
      ? []
      : [
          {
            id: 'code',
            header: t('code'),
            minWidth: 90,
            cell: (row: PaperMarksRow) => (
              <NativeSelect
                aria-label={t('codeOf', { name: row.name })}
                value={drafts.of(row).draft.code}
                data={codes.map(({ code }) => code)}
                onBlur={(event) => left(row, event)}
                onChange={(event) => drafts.type(row, { code: event.currentTarget.value })}
              />
            ),
          },
        ]),
    {
      id: 'state',
      header: t('score'),
      minWidth: 150,
      onCard: 'status',
      cell: (row) => <MarkState row={row} typed={drafts.of(row)} codes={codes} onRetry={() => void drafts.save(row)} />,
    },
    ...(isTotal ? [total] : questions),
  ]
}

function isWide({ form, writes }: AskedOnPaper): boolean {
  return form === 'many' || form === 'statements' || form === 'number' || (form === 'writing' && writes !== 'essay')
}
