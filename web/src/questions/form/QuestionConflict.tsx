import { classNameOf } from '@lms/contracts/classes/classes.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { type Conflict, ConflictChoices } from '../../ui/conflict/ConflictChoices.tsx'
import { type ConflictTexts, englishConflictTexts } from '../../ui/conflict/conflict-texts.ts'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { QuestionOptions } from '../view/QuestionOptions.tsx'
import { DifficultyBadge, TypeBadge } from '../question-badges.tsx'
import { questionFormTexts } from './question-form-texts.ts'
import { type OpenDraft, type QuestionPart, openVersions } from '../values/question-values.ts'

interface QuestionConflictProps extends Conflict<OpenDraft> {
  /** The name of a subject that is known here, by its id. */
  subjectName: (id: string) => string
  /** Where the screen around it is not in English by default. */
  texts?: ConflictTexts
}

export function QuestionConflict({ subjectName, texts = englishConflictTexts, ...conflict }: QuestionConflictProps) {
  const t = useTexts(questionFormTexts)
  return (
    <ConflictChoices
      {...conflict}
      versions={openVersions}
      title={t('conflictTitle')}
      texts={texts}
      labelOf={(part) => t(part)}
      contentOf={(part, values) => contentOf(part, values, subjectName)}
    />
  )
}

function contentOf(part: QuestionPart, values: OpenDraft, subjectName: (id: string) => string): ReactNode {
  switch (part) {
    case 'content':
    case 'explanation':
    case 'hint':
      return values[part] !== '' && <RichTextView html={values[part]} />
    case 'kind':
      return (
        <>
          <TypeBadge type={values.type} />
          <QuestionOptions type={values.type} answers={values.answers} parts={values} />
        </>
      )
    case 'place':
      return [values.class && classNameOf(values.class), subjectName(values.subject), values.topic]
        .filter((name) => name !== '')
        .join(', ')
    case 'difficulty':
      return <DifficultyBadge difficulty={values.difficulty} />
    case 'tags':
      return values.tags.join(', ')
    default:
      return values[part]
  }
}
