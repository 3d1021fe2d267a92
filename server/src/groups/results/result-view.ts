import type { ResultQuestion, ResultRow } from '@lms/contracts/groups/group-results.ts'
import { fullNameOf } from '../../users/user.ts'
import { type DoneAttempt, percentOf } from '../rules/group-results.ts'
import type { StandingInQuiz } from './result-store.ts'

export function toResultRow(
  standing: StandingInQuiz,
  attempt: DoneAttempt | null,
  questions: readonly Pick<ResultQuestion, '_id'>[],
): ResultRow {
  const { counted } = standing
  const marks = new Map(
    attempt?.marks.map(({ questionId, marks: own, points }) => [questionId, { marks: own, points }]),
  )
  return {
    _id: standing.studentId,
    fullName: fullNameOf(standing),
    username: standing.username,
    candidateNumber: standing.candidateNumber,
    status: standing.status ?? 'not_assigned',
    score: counted?.score ?? null,
    total: counted?.total ?? null,
    percent: counted && percentOf(counted.score, counted.total),
    passed: counted?.passed ?? null,
    pending: attempt?.marks.filter(({ marks: own }) => own === null).length ?? 0,
    finishedAt: attempt?.finishedAt ?? null,
    historyId: attempt?.id ?? null,
    cells: questions.map(({ _id }) => marks.get(_id) ?? null),
  }
}

const statusWords: Readonly<Record<ResultRow['status'], string>> = {
  not_assigned: 'Chưa giao',
  not_started: 'Chưa làm',
  in_progress: 'Đang làm',
  completed: 'Đã nộp',
}

/** Vietnamese, as the papers of a school are. */
export function resultTable(questions: readonly ResultQuestion[], rows: readonly ResultRow[]) {
  return {
    columns: [
      'Họ và tên',
      'Tên đăng nhập',
      'Số báo danh',
      'Tình trạng',
      'Điểm',
      'Tổng điểm',
      'Phần trăm',
      'Đạt',
      ...questions.map(({ number, title }) => `Câu ${number}: ${title}`),
    ],
    rows: rows.map((row) => [
      row.fullName,
      row.username,
      row.candidateNumber ?? '',
      statusWords[row.status],
      row.score ?? '',
      row.total ?? '',
      row.percent ?? '',
      row.passed === null ? '' : row.passed ? 'Đạt' : 'Chưa đạt',
      ...row.cells.map((cell) => cell?.marks ?? ''),
    ]),
  }
}
