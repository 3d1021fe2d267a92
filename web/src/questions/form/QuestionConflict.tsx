import { classNameOf } from '@lms/contracts/classes/classes.ts'
import type { Question, QuestionDraft } from '@lms/contracts/questions/questions.ts'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { ConflictChoices } from '../../ui/conflict/ConflictChoices.tsx'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { QuestionOptions } from '../view/QuestionOptions.tsx'
import { DifficultyBadge, TypeBadge } from '../question-badges.tsx'
import { questionFormTexts } from './question-form-texts.ts'
import { type QuestionPart, differencesOf, merged, valuesOf } from './question-values.ts'

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

export function QuestionConflict(props: QuestionConflictProps) {
  const { base, mine, theirs, subjectName, isSaving, onTakeTheirs, onSave } = props
  const t = useTexts(questionFormTexts)
  const current = valuesOf(theirs)
  return (
    <ConflictChoices
      texts={{
        title: t('conflictTitle'),
        message: t('conflictMessage'),
        bothChanged: t('bothChanged'),
        mine: t('mine'),
        theirs: t('theirs'),
        takeTheirs: t('takeTheirs'),
        saveChosen: t('saveChosen'),
      }}
      differences={differencesOf(valuesOf(base), mine, current)}
      labelOf={(part) => t(part)}
      renderSide={(part, side) => (
        <PartView part={part} values={side === 'mine' ? mine : current} subjectName={subjectName} />
      )}
      isSaving={isSaving}
      onTakeTheirs={onTakeTheirs}
      onSave={(sides) => onSave(merged(mine, current, sides))}
    />
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
