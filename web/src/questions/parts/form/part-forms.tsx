import type { PartsDraft } from '@lms/contracts/question-types/parts.ts'
import type { AnsweredBy } from '@lms/contracts/question-types/question-type.ts'
import type { ComponentType } from 'react'
import type { QuestionFormState } from '../../values/question-form.ts'
import { EssayForm } from './EssayForm.tsx'
import { GapsForm } from './GapsForm.tsx'
import { ItemsForm } from './ItemsForm.tsx'
import { PairsForm } from './PairsForm.tsx'
import { StatementsForm } from './StatementsForm.tsx'
import type { partFormTexts } from './form-texts.ts'

interface PartForm {
  title: keyof typeof partFormTexts.messages
  hint?: keyof typeof partFormTexts.messages
  Fields: ComponentType<{ form: QuestionFormState }>
  /** What the form starts with. */
  empty: PartsDraft
}

const pair = { left: '', right: '' }
const statement = { text: '', isTrue: false }

/** How a question with parts is written; those without need nothing of their own. */
export const partForms: Readonly<Partial<Record<AnsweredBy, PartForm>>> = {
  pairs: { title: 'pairs', hint: 'pairsHint', Fields: PairsForm, empty: { pairs: [pair, pair, pair], extras: [] } },
  order: {
    title: 'items',
    hint: 'itemsHint',
    Fields: ItemsForm,
    empty: { items: ['', '', ''], credit: 'all_or_nothing' },
  },
  gaps: {
    title: 'gaps',
    hint: 'gapsHint',
    Fields: GapsForm,
    empty: { gaps: [{ kind: 'text', answers: [{ text: '', isCorrect: true }] }] },
  },
  statements: {
    title: 'statements',
    Fields: StatementsForm,
    empty: { statements: [statement, statement, statement, statement], credit: 'table' },
  },
  essay: {
    title: 'rubric',
    hint: 'rubricHint',
    Fields: EssayForm,
    empty: { rubric: [], minimumWords: null, maximumWords: null, allowPictures: false },
  },
}
