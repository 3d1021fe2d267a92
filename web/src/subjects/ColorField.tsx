import { subjectColors } from '@lms/contracts/subjects.ts'
import { TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTexts } from '../lib/texts.ts'
import { textOf, useField } from '../ui/form/field.ts'
import { TilesField } from '../ui/form/TilesField.tsx'
import { inkOn } from './colour-contrast.ts'
import { subjectColorTexts } from './subject-color-texts.ts'
import { subjectFormTexts } from './subject-form-texts.ts'
import type { SubjectFormState } from './subject-form.ts'
import classes from './subject-form.module.css'

/** Twenty to choose from, or any other. */
export function ColorField({ control }: { control: SubjectFormState['control'] }) {
  const t = useTexts(subjectFormTexts)
  const nameOf = useTexts(subjectColorTexts)
  const { value, change, error } = useField({ control, name: 'color', label: t('customColor') })
  const color = textOf(value)
  return (
    <TilesField
      control={control}
      name="color"
      label={t('color')}
      tiles={subjectColors.map((preset) => ({
        value: preset,
        label: nameOf(preset),
        content: (
          <span className={classes.swatch} style={{ background: preset, color: inkOn(preset) }}>
            {preset === color && <IconCheck size={18} stroke={2.5} aria-hidden />}
          </span>
        ),
      }))}
    >
      <div className={classes.customColor}>
        <input
          type="color"
          className={classes.picker}
          aria-label={t('pickColor')}
          value={isColor(color) ? color.toLowerCase() : '#000000'}
          onChange={(event) => change(event.currentTarget.value.toUpperCase())}
        />
        <TextInput
          label={t('customColor')}
          value={color}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          error={error !== undefined}
          onChange={(event) => change(event.currentTarget.value.toUpperCase())}
        />
      </div>
    </TilesField>
  )
}

function isColor(text: string): boolean {
  return /^#[\dA-F]{6}$/i.test(text)
}
