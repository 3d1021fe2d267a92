import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { type LineMark, type LineRole, lineRoles } from '@lms/contracts/exchange/marking/marking.ts'
import { Anchor, Button, Group, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { translateSent, useTexts } from '../../lib/texts.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { useAct } from '../act.ts'
import { marksPreviewQuery, readByMarks } from '../exchange-api.ts'
import { PreviewItems } from '../review/PreviewItems.tsx'
import { reviewTexts } from '../review/review-texts.ts'
import { lineRoleTexts, markingTexts } from './marking-texts.ts'
import classes from './marking.module.css'

interface MarksPreviewProps {
  one: QuestionImport
  marks: readonly LineMark[]
  tool: LineRole
  onTool: (role: LineRole) => void
  onGoTo: (line: number) => void
  onClear: () => void
  onSent: () => void
  onClose: () => void
  /** The lines, which stand between both. */
  children: ReactNode
}

/** Several marks in a row are tried out together. */
const pause = 300
/** More lines than anybody looks at one by one. */
const mostLines = 50

/** What the marks would make of the file, and what of it they do not fit. */
export function MarksPreview(props: MarksPreviewProps) {
  const { one, marks, tool, onTool, onGoTo, onClear, onSent, onClose, children } = props

  const t = useTexts(markingTexts)
  const roleText = useTexts(lineRoleTexts)
  const review = useTexts(reviewTexts)
  const [tried] = useDebouncedValue(marks, pause)
  const query = useQuery({ ...marksPreviewQuery(one._id, tried), enabled: tried.length > 0 })
  const { run, isBusy } = useAct()
  const found = tried.length > 0 && query.data && query.data.questions > 0 ? query.data : null

  const { questions = 0, ready = 0, leftOver = [], unfit = [] } = found ?? {}
  // What does not fit, and what is in no question: pressed, the line is shown.
  const named = [
    ...unfit.map(({ line, place, problems }) => {
      const why = problems.flatMap((said) => (said.isBlocking ? [translateSent(said)] : []))
      return { line, said: `${place}: ${why.join(' ')}` }
    }),
    ...leftOver.slice(0, mostLines).map((line) => ({ line, said: t('inNone') })),
  ]

  async function apply(): Promise<void> {
    const question = {
      title: review('readAgainTitle'),
      message: review('readAgainMessage'),
      confirmLabel: review('readAgain'),
    }
    if (one.counts.accepted > 0 && !(await confirm(question))) return
    run(async () => {
      await readByMarks(one._id, marks)
      onSent()
    })
  }

  return (
    <>
      <section aria-label={t('preview')} className={classes.preview}>
        <Group gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button variant="default" disabled={marks.length === 0} onClick={onClear}>
            {t('clear')}
          </Button>
        </Group>
        {named.length > 0 && (
          <ul className={classes.unfit} aria-label={t('unfit')}>
            {named.map(({ line, said }) => (
              <li key={line}>
                <Anchor component="button" onClick={() => onGoTo(line)}>
                  {t('line', { line })}
                </Anchor>{' '}
                {said}
              </li>
            ))}
          </ul>
        )}
        {found && <PreviewItems items={found.items} />}
      </section>
      {children}
      <div className={classes.foot} data-foot>
        <fieldset aria-label={t('tools')} className={classes.tools}>
          {lineRoles.map((role) => (
            <Button
              key={role}
              size="compact-sm"
              variant={tool === role ? 'filled' : 'default'}
              aria-pressed={tool === role}
              onClick={() => onTool(role)}
            >
              {roleText(role)}
            </Button>
          ))}
        </fieldset>
        <Group gap="sm">
          <Text fw={600} aria-live="polite">
            {query.isError
              ? messageOf(query.error)
              : found
                ? t('count', { questions, ready, leftOver: leftOver.length })
                : t('nothing')}
          </Text>
          <Button
            leftSection={<IconRefresh size={16} aria-hidden />}
            disabled={!found}
            loading={isBusy}
            onClick={() => void apply()}
          >
            {t('apply')}
          </Button>
        </Group>
      </div>
    </>
  )
}
