import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { useWatch } from 'react-hook-form'
import { DrawsSection } from '../asking/DrawsSection.tsx'
import { PointsSection } from '../asking/PointsSection.tsx'
import { SectionsSection } from './SectionsSection.tsx'
import type { QuizFormState } from './quiz-form.ts'

interface AskingFieldsProps<Output> {
  form: QuizFormState<Output>
  /** Those that are chosen by name, in their order. */
  questions: readonly QuestionSummary[]
}

/** What a quiz makes of its questions: draws besides them, sections and points. */
export function AskingFields<Output>({ form, questions }: AskingFieldsProps<Output>) {
  const { control, setValue } = form
  const [draws, sections, placing, scale, schoolClass, subject] = useWatch({
    control,
    name: ['draws', 'sections', 'placing', 'scale', 'class', 'subject'],
  })
  const options = { shouldDirty: true }
  const set = {
    draws: (next: typeof draws) => setValue('draws', next, options),
    sections: (next: typeof sections) => setValue('sections', next, options),
    placing: (next: typeof placing) => setValue('placing', next, options),
    scale: (next: typeof scale) => setValue('scale', next, options),
  }
  return (
    <>
      <DrawsSection
        draws={draws}
        sections={sections}
        place={{ schoolClass, subject }}
        questionIds={questions.map(({ _id }) => _id)}
        onChange={set.draws}
      />
      <SectionsSection asking={{ draws, placing }} sections={sections} control={control} set={set} />
      <PointsSection questions={questions} asking={{ draws, placing }} sections={sections} scale={scale} set={set} />
    </>
  )
}
