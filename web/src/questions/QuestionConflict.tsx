import { classNameOf } from '@lms/contracts/classes.ts'
import type { Question, QuestionDraft } from '@lms/contracts/questions.ts'
import { Alert, Button, Radio, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { RichTextView } from '../ui/rich-text/RichTextView.tsx'
import { QuestionOptions } from './QuestionOptions.tsx'
import { DifficultyBadge, TypeBadge } from './question-badges.tsx'
import { questionFormTexts } from './question-form-texts.ts'
import { type QuestionPart, type Side, differencesOf, merged, valuesOf } from './question-values.ts'
import classes from './question-conflict.module.css'

interface QuestionConflictProps {
  base: Question
  mine: QuestionDraft
  theirs: Question
  /** The name of a subject that is known here, by its id. */
  subjectName: (id: string) => string
  isSaving: boolean
  onTakeTheirs: () => void
  onSave: (values: QuestionDraft) => void
}

/** Two people edited the same question: both versions side by side, one choice per part. */
export function QuestionConflict(props: QuestionConflictProps) {
  const { mine, theirs, isSaving, onTakeTheirs, onSave } = props
  const t = useTexts(questionFormTexts)
  const current = valuesOf(theirs)
  const differences = differencesOf(valuesOf(props.base), mine, current)
  const [chosen, setChosen] = useState<Partial<Record<QuestionPart, Side>>>({})
  const sides = { ...Object.fromEntries(differences.map(({ part, settled }) => [part, settled])), ...chosen }
  const isDecided = differences.every(({ part }) => sides[part] !== undefined)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      role="alert"
      color="warning"
      variant="outline"
      icon={<IconUsers aria-hidden />}
      title={t('conflictTitle')}
      classNames={{ root: classes.alert }}
    >
      <Text size="sm">{t('conflictMessage')}</Text>
      {differences.map(({ part, settled }) => (
        <Radio.Group
          key={part}
          label={t(part)}
          description={settled === undefined ? t('bothChanged') : undefined}
          value={sides[part] ?? null}
          onChange={(side) => setChosen({ ...chosen, [part]: side })}
        >
          <div className={classes.sides}>
            {(['mine', 'theirs'] as const).map((side) => (
              <div key={side} className={classes.side}>
                <Radio value={side} label={t(side)} />
                <PartView part={part} values={side === 'mine' ? mine : current} subjectName={props.subjectName} />
              </div>
            ))}
          </div>
        </Radio.Group>
      ))}
      <div className={classes.buttons}>
        <Button variant="default" size="xs" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>
        <Button size="xs" disabled={!isDecided || isSaving} onClick={() => onSave(merged(mine, current, sides))}>
          {t('saveChosen')}
        </Button>
      </div>
    </Alert>
  )
}

interface PartViewProps {
  part: QuestionPart
  values: QuestionDraft
  subjectName: (id: string) => string
}

function PartView({ part, values, subjectName }: PartViewProps): ReactNode {
  const t = useTexts(questionFormTexts)
  const empty = <Text size="sm">{t('empty')}</Text>
  switch (part) {
    case 'content':
    case 'explanation':
      return values[part] === '' ? empty : <RichTextView html={values[part]} />
    case 'kind':
      return (
        <>
          <TypeBadge type={values.type} />
          <QuestionOptions type={values.type} answers={values.answers} />
        </>
      )
    case 'place':
      return <Text size="sm">{`${classNameOf(values.class)}, ${subjectName(values.subject)}`}</Text>
    case 'difficulty':
      return <DifficultyBadge difficulty={values.difficulty} />
    case 'tags':
      return values.tags.length === 0 ? empty : <Text size="sm">{values.tags.join(', ')}</Text>
    default:
      return values[part] === '' ? empty : <Text size="sm">{values[part]}</Text>
  }
}
