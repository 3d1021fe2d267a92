import type { ImportFormat, QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { rolesOf } from '@lms/contracts/exchange/marking/line-roles.ts'
import { type LineMark, type PaperLine, markingLimits } from '@lms/contracts/exchange/marking/marking.ts'
import type { ImportEncoding } from '@lms/contracts/exchange/reading.ts'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { linesQuery } from '../exchange-api.ts'
import { MarkedLine } from './MarkedLine.tsx'
import { MarksPreview } from './MarksPreview.tsx'
import { keptMarks } from './kept-marks.ts'
import { markingTexts } from './marking-texts.ts'
import classes from './marking.module.css'

interface MarkLinesProps {
  one: QuestionImport
  format: ImportFormat | null
  encoding: ImportEncoding | null
}

export function MarkLines(props: MarkLinesProps) {
  const t = useTexts(markingTexts)
  const query = useQuery(linesQuery(props.one))
  return (
    <Section title={t('title')} description={t('hint')} isWide>
      {query.isError && (
        <ErrorState
          title={t('failed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.lines.length === 0 && <Text>{t('noLines')}</Text>}
      {query.data !== undefined && query.data.lines.length > 0 && (
        <Marking {...props} lines={query.data.lines} saved={query.data.marks} />
      )}
    </Section>
  )
}

const portion = 100

function Marking({ one, lines, saved, ...file }: MarkLinesProps & { lines: PaperLine[]; saved: LineMark[] }) {
  const t = useTexts(markingTexts)
  const [kept] = useState(() => keptMarks(one._id, file))
  const [marks, setMarks] = useState<readonly LineMark[]>(() => kept.read() ?? saved)
  const [shown, setShown] = useState(portion)
  const roles = useMemo(() => rolesOf(lines, marks), [lines, marks])
  const markOf = useMemo(() => new Map(marks.map((mark) => [mark.line, mark])), [marks])

  const first = useRef(marks)
  useEffect(() => {
    if (marks !== first.current) kept.write(marks)
  }, [kept, marks])

  // The same for all lines and all times, so that only those are drawn again that change.
  const onMark = useCallback(
    (line: number, mark: LineMark | null) =>
      setMarks((before) => {
        const next = [...before.filter((other) => other.line !== line), ...(mark ? [mark] : [])]
        return next.length > markingLimits.marks ? before : next
      }),
    [],
  )

  const left = Math.min(portion, lines.length - shown)
  return (
    <div className={classes.marking}>
      <section aria-label={t('lines')} className={classes.lines}>
        <ol className={classes.list}>
          {lines.slice(0, shown).map((line, at) => (
            <MarkedLine
              // oxlint-disable-next-line react/no-array-index-key -- its place is all that tells a line from others
              key={at}
              number={at + 1}
              line={line}
              role={roles[at]?.role ?? 'more'}
              by={roles[at]?.by ?? 'usual'}
              mark={markOf.get(at + 1) ?? null}
              onMark={onMark}
              last={lines.length}
            />
          ))}
        </ol>
        {left > 0 && (
          <div>
            <Button variant="default" onClick={() => setShown(shown + portion)}>
              {t('more', { count: formatNumber(left) })}
            </Button>
          </div>
        )}
        {marks.length === markingLimits.marks && (
          <Text size="sm" component="output">
            {t('tooMany', { count: marks.length })}
          </Text>
        )}
        {lines.length === markingLimits.lines && (
          <Text size="sm" c="dimmed">
            {t('cut')}
          </Text>
        )}
      </section>
      <MarksPreview one={one} {...file} marks={marks} onClear={() => setMarks([])} onSent={() => kept.forget()} />
    </div>
  )
}
