import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { type RoledLine, rolesOf } from '@lms/contracts/exchange/marking/line-roles.ts'
import {
  type LineMark,
  LineMarks,
  type LineRole,
  type PaperLine,
  lineRoles,
  markingLimits,
} from '@lms/contracts/exchange/marking/marking.ts'
import { useSessionStorage } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { linesQuery } from '../exchange-api.ts'
import { MarksPreview } from './MarksPreview.tsx'
import { lineRoleTexts, markingTexts } from './marking-texts.ts'
import classes from './marking.module.css'

interface MarkLinesProps {
  one: QuestionImport
  onClose: () => void
}

export function MarkLines(props: MarkLinesProps) {
  const t = useTexts(markingTexts)
  const { data, error, isFetching, refetch } = useQuery(linesQuery(props.one))
  return (
    <Section title={t('title')} description={t('hint')} isWide>
      {error && (
        <ErrorState
          title={t('failed')}
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Marking {...props} lines={data.lines} saved={data.marks} />}
    </Section>
  )
}

const lineAt = (place: Element): number => Number(place.closest<HTMLElement>('[data-line]')?.dataset['line'])

function Marking({ lines, saved, ...props }: MarkLinesProps & { lines: PaperLine[]; saved: LineMark[] }) {
  const t = useTexts(markingTexts)
  // A reload or a session that ends takes no mark away.
  const [marks, setMarks, forgetMarks] = useSessionStorage<LineMark[]>({
    key: `import_marks:${props.one._id}`,
    defaultValue: saved,
    getInitialValueInEffect: false,
    deserialize: (kept) => LineMarks.safeParse(JSON.parse(kept ?? 'null')).data ?? saved,
  })
  const [tool, setTool] = useState<LineRole>('question')
  const [current, setCurrent] = useState(1)
  const roles = useMemo(() => rolesOf(lines, marks), [lines, marks])
  const list = useRef<HTMLOListElement>(null)
  const goTo = (line: number): void => list.current?.querySelectorAll('button')[line - 1]?.focus()

  /** Said once more, it is taken back. */
  function mark(line: number, role: LineRole): void {
    if (Number.isNaN(line)) return
    const others = marks.filter((one) => one.line !== line)
    const isSaid = marks.some((one) => one.line === line && one.role === role)
    setMarks(isSaid ? others : [...others, { line, role }])
    // Whoever has shown where a question begins goes on with its options.
    if (role === 'question' && marks.length === 0) setTool('option')
  }

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
      <MarksPreview
        {...props}
        marks={marks}
        tool={tool}
        onTool={setTool}
        onGoTo={goTo}
        onClear={() => setMarks([])}
        onSent={forgetMarks}
      >
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
            // oxlint-disable-next-line react/no-array-index-key -- its place is all that tells a line from others
            <Line key={at} number={at + 1} line={line} {...roleOf(roles[at])} isCurrent={current === at + 1} />
          ))}
          {lines.length === markingLimits.lines && <li>{t('cut')}</li>}
        </ol>
      </MarksPreview>
    </div>
  )
}

const roleOf = ({ role, by }: Pick<RoledLine, 'role' | 'by'> = { role: 'more', by: 'place' }) => ({ role, by })

interface LineProps extends Pick<RoledLine, 'role' | 'by'> {
  number: number
  line: PaperLine
  /** Where whoever comes by keyboard enters the list. */
  isCurrent: boolean
}

/** Drawn again only when it changes: a paper has many lines, and each mark may change all of them. */
const Line = memo(function Line({ number, line, role, by, isCurrent }: LineProps) {
  const t = useTexts(lineRoleTexts)
  return (
    <li className={classes.item} data-gap={line.isAfterGap || undefined}>
      <button
        type="button"
        className={classes.line}
        data-line={number}
        data-role={role}
        data-by={by}
        aria-pressed={by === 'person'}
        tabIndex={isCurrent ? 0 : -1}
      >
        <span className={classes.number}>{number}</span>
        <span className={classes.text} data-bold={line.looks.includes('b') || undefined}>
          {line.text}
        </span>
        <span className={classes.role}>{t(by === 'place' && role === 'skip' ? 'nowhere' : role)}</span>
      </button>
    </li>
  )
})
