import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { rolesOf } from '@lms/contracts/exchange/marking/line-roles.ts'
import {
  LineMarks,
  type LineMark,
  type LineRole,
  type PaperLine,
  lineRoles,
  markingLimits,
} from '@lms/contracts/exchange/marking/marking.ts'
import { useSessionStorage } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { linesQuery } from '../exchange-api.ts'
import { MarkedLine } from './MarkedLine.tsx'
import { MarksPreview } from './MarksPreview.tsx'
import { markingTexts } from './marking-texts.ts'
import classes from './marking.module.css'

interface MarkLinesProps {
  one: QuestionImport
  onClose: () => void
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
      {query.data && <Marking {...props} lines={query.data.lines} saved={query.data.marks} />}
    </Section>
  )
}

const lineAt = (place: Element): number => Number(place.closest<HTMLElement>('[data-line]')?.dataset['line'])

function Marking({ one, onClose, lines, saved }: MarkLinesProps & { lines: PaperLine[]; saved: LineMark[] }) {
  const t = useTexts(markingTexts)
  // A reload or a session that ends takes no mark away.
  const [marks, setMarks, forgetMarks] = useSessionStorage<LineMark[]>({
    key: `import_marks:${one._id}`,
    defaultValue: saved,
    getInitialValueInEffect: false,
    deserialize: (kept) => LineMarks.safeParse(JSON.parse(kept ?? 'null')).data ?? saved,
  })
  const [tool, setTool] = useState<LineRole>('question')
  const [current, setCurrent] = useState(1)
  const roles = useMemo(() => rolesOf(lines, marks), [lines, marks])
  const list = useRef<HTMLOListElement>(null)

  /** Said once more, it is taken back. */
  function mark(line: number, role: LineRole): void {
    const others = marks.filter((mark) => mark.line !== line)
    const isSaid = marks.some((mark) => mark.line === line && mark.role === role)
    setMarks(isSaid ? others : [...others, { line, role }])
    // Whoever has shown where a question begins goes on with its options.
    if (role === 'question' && marks.length === 0) setTool('option')
  }

  const goTo = (line: number): void => list.current?.querySelectorAll('button')[line - 1]?.focus()

  function press(event: KeyboardEvent<HTMLOListElement>): void {
    const line = lineAt(event.target as Element)
    const role = lineRoles[Number(event.key) - 1]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (role) mark(line, role)
    if (step === undefined) return
    event.preventDefault()
    goTo(line + step)
  }

  return (
    <div className={classes.marking}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its lines are buttons, one hears for thousands */}
      <ol
        className={classes.list}
        ref={list}
        aria-label={t('lines')}
        onClick={({ target }) => mark(lineAt(target as Element), tool)}
        onKeyDown={press}
        onFocus={({ target }) => setCurrent(lineAt(target))}
      >
        {lines.map((line, at) => (
          <MarkedLine
            // oxlint-disable-next-line react/no-array-index-key -- its place is all that tells a line from others
            key={at}
            number={at + 1}
            line={line}
            role={roles[at]?.role ?? 'more'}
            by={roles[at]?.by ?? 'place'}
            isCurrent={current === at + 1}
          />
        ))}
        {lines.length === markingLimits.lines && <li>{t('cut')}</li>}
      </ol>
      <MarksPreview
        one={one}
        marks={marks}
        tool={tool}
        onTool={setTool}
        onGoTo={goTo}
        onClear={() => setMarks([])}
        onSent={forgetMarks}
        onClose={onClose}
      />
    </div>
  )
}
