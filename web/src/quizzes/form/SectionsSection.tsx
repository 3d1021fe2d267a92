import { type QuizSection, drawLimits } from '@lms/contracts/quizzes/quiz-draws.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { TextareaField } from '../../ui/form/TextareaField.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Section } from '../../ui/page/Section.tsx'
import type { QuizControl } from './quiz-form.ts'
import type { QuizValues } from './quiz-values.ts'
import { withoutSection } from '../asking/asking.ts'
import { askingTexts } from '../asking/asking-texts.ts'
import classes from '../asking/asking.module.css'

interface SectionsSectionProps<Output> {
  asking: Pick<QuizValues, 'draws' | 'placing'>
  sections: QuizSection[]
  control: QuizControl<Output>
  set: {
    sections: (sections: QuizSection[]) => void
    draws: (draws: QuizValues['draws']) => void
    placing: (placing: QuizValues['placing']) => void
  }
}

export function SectionsSection<Output>({ asking, sections, control, set }: SectionsSectionProps<Output>) {
  const t = useTexts(askingTexts)

  function remove(gone: number): void {
    const { draws, placing } = withoutSection(asking, gone)
    set.draws([...draws])
    set.placing(placing)
    set.sections(sections.filter((_, index) => index !== gone))
  }

  return (
    <Section title={t('sections')} description={t('sectionsHint')}>
      {sections.map((_, index) => (
        // A section has no name that stays, and they never change places.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <fieldset key={index} className={classes.draw}>
          <legend>{t('sectionNumber', { number: index + 1 })}</legend>
          <div className={classes.grid}>
            <TextField
              control={control}
              name={`sections.${index}.title`}
              label={t('sectionTitle')}
              autoComplete="off"
              required
            />
            <NumberField control={control} name={`sections.${index}.minutes`} label={t('minutes')} min={1} max={480} />
          </div>
          <TextareaField control={control} name={`sections.${index}.instruction`} label={t('instruction')} rows={2} />
          <div className={classes.foot}>
            <span />
            <Button
              variant="subtle"
              color="danger"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => remove(index)}
            >
              {t('removeSection', { number: index + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      {sections.length < drawLimits.sectionsMaximum && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => set.sections([...sections, { title: '', instruction: '', minutes: null }])}
          >
            {t('addSection')}
          </Button>
        </div>
      )}
    </Section>
  )
}
