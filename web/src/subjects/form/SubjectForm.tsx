import { screens } from '@lms/contracts/screens.ts'
import { type Subject, subjectColors, subjectIcons, subjectLimits } from '@lms/contracts/subjects/subjects.ts'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ClassField } from '../../classes/ClassField.tsx'
import { useTexts } from '../../lib/texts.ts'
import { ColorField } from '../../ui/color/ColorField.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { TextareaField } from '../../ui/form/TextareaField.tsx'
import { TilesField } from '../../ui/form/TilesField.tsx'
import { CheckboxField } from '../../ui/form/toggle-fields.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { SubjectAside } from './SubjectAside.tsx'
import { SubjectConflict } from './SubjectConflict.tsx'
import { type SubjectFormState, useSubjectForm } from './subject-form.ts'
import { subjectFormTexts, subjectIconTexts } from './subject-form-texts.ts'
import { iconsOfSubjects } from '../subject-icons.ts'
import classes from './subject-form.module.css'

/** Without a subject it makes a new one. */
export function SubjectForm({ subject }: { subject: Subject | null }) {
  const t = useTexts(subjectFormTexts)
  const navigate = useNavigate()
  const leave = useCallback(() => void navigate({ to: screens.subjects.path }), [navigate])
  const form = useSubjectForm(subject, leave)
  const label = subject === null ? (form.isSaving ? 'creating' : 'create') : form.isSaving ? 'updating' : 'update'
  return (
    <div className={classes.layout}>
      <form noValidate className={classes.form} onSubmit={form.submit}>
        {form.conflict !== null && <SubjectConflict conflict={form.conflict} />}
        <Fields control={form.control} />
        <FormFailure message={form.failure} />
        <div className={classes.buttons} data-foot>
          <Button type="submit" disabled={!form.canSave}>
            {t(label)}
          </Button>
        </div>
      </form>
      <SubjectAside subject={subject} form={form} onLeave={leave} />
    </div>
  )
}

function Fields({ control }: { control: SubjectFormState['control'] }) {
  const t = useTexts(subjectFormTexts)
  const iconName = useTexts(subjectIconTexts)
  return (
    <>
      <Section title={t('basicInformation')}>
        <div className={classes.fields}>
          <TextField
            control={control}
            name="name"
            label={t('name')}
            placeholder={t('namePlaceholder')}
            autoComplete="off"
            required
          />
          <TextField
            control={control}
            name="code"
            label={t('code')}
            placeholder={t('codePlaceholder')}
            autoComplete="off"
            required
          />
        </div>
        <TextareaField
          control={control}
          name="description"
          label={t('description')}
          placeholder={t('descriptionPlaceholder')}
          limit={subjectLimits.descriptionMaximum}
        />
      </Section>
      <Section title={t('classAssignment')}>
        <ClassField control={control} name="class" label={t('class')} />
      </Section>
      <Section title={t('appearance')}>
        <ColorField control={control} name="color" presets={subjectColors} />
      </Section>
      <Section title={t('icon')}>
        <TilesField
          control={control}
          name="icon"
          label={t('iconChoice')}
          tiles={subjectIcons.map((icon) => {
            const Icon = iconsOfSubjects[icon]
            return { value: icon, label: iconName(icon), content: <Icon size={22} stroke={1.75} aria-hidden /> }
          })}
        />
      </Section>
      <Section title={t('status')}>
        <CheckboxField control={control} name="isActive" label={t('isActive')} />
      </Section>
    </>
  )
}
