import type { ScannedSheet } from '@lms/contracts/scans/scans.ts'
import { Button } from '@mantine/core'
import { useTexts } from '../lib/texts.ts'
import type { DataColumn } from '../ui/data-table/data-column.ts'
import { SheetProblem } from './SheetProblem.tsx'
import { scanTexts } from './scan-texts.ts'

/** Whose sheet it is, as far as anybody knows. */
export function useSheetName(): (sheet: ScannedSheet) => string {
  const t = useTexts(scanTexts)
  return ({ student, name, candidate }) =>
    student?.name ?? name ?? (candidate === null ? t('nobody') : t('candidate', { number: candidate }))
}

export function useSheetColumns(onLook: (sheet: ScannedSheet) => void): DataColumn<ScannedSheet>[] {
  const t = useTexts(scanTexts)
  const nameOf = useSheetName()
  return [
    {
      id: 'student',
      header: t('student'),
      rowHeader: true,
      minWidth: 160,
      cell: (sheet) => `${sheet.number}. ${nameOf(sheet)}`,
    },
    { id: 'state', header: t('state'), onCard: 'status', cell: (sheet) => <SheetProblem sheet={sheet} /> },
    { id: 'code', header: t('code'), cell: ({ code }) => code ?? '—' },
    {
      id: 'score',
      header: t('score'),
      numeric: true,
      cell: ({ state, score, totalPoints }) => {
        if (state !== 'confirmed' || totalPoints === null) return '—'
        return score === null ? t('toMark') : t('points', { score, total: totalPoints })
      },
    },
    {
      id: 'file',
      header: t('source'),
      cell: ({ file }) => t('sourceOf', { name: file.name, picture: file.picture }),
    },
    {
      id: 'look',
      header: t('look'),
      onCard: 'acts',
      cell: (sheet) => (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('lookAt', { number: sheet.number })}
          onClick={() => onLook(sheet)}
        >
          {t('look')}
        </Button>
      ),
    },
  ]
}
