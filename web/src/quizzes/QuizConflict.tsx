import { Alert, Button, Radio, Text } from '@mantine/core'
import type { Quiz } from '@lms/contracts/quizzes.ts'
import type { QuizDraft } from '@lms/contracts/quiz-drafts.ts'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { quizFormTexts } from './quiz-form-texts.ts'
import { usePartWords } from './quiz-part-words.ts'
import { type QuizPart, type Side, differencesOf, draftOf, merged } from './quiz-values.ts'
import classes from './quiz-form.module.css'

interface QuizConflictProps {
  base: Quiz
  mine: QuizDraft
  theirs: Quiz
  names: { subject: (id: string) => string; question: (id: string) => string }
  isSaving: boolean
  onTakeTheirs: () => void
  onSave: (draft: QuizDraft) => void
}

/** Two people edited the same quiz: both versions side by side, one choice per part. */
export function QuizConflict({ base, mine, theirs, names, isSaving, onTakeTheirs, onSave }: QuizConflictProps) {
  const t = useTexts(quizFormTexts)
  const words = usePartWords(names)
  const current = draftOf(theirs)
  const differences = differencesOf(draftOf(base), mine, current)
  const [chosen, setChosen] = useState<Partial<Record<QuizPart, Side>>>({})
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
                <Text size="sm">{words(part, side === 'mine' ? mine : current)}</Text>
              </div>
            ))}
          </div>
        </Radio.Group>
      ))}
      <div className={classes.conflictButtons}>
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
