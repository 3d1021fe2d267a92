import { TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../lib/texts.ts'
import { type FieldProps, textOf, useField } from '../form/field.ts'
import { TilesField } from '../form/TilesField.tsx'
import { colorTexts } from './color-texts.ts'
import { inkOn } from './color-contrast.ts'
import classes from './color-field.module.css'

type Preset = Exclude<keyof typeof colorTexts.messages, 'color' | 'customColor' | 'pickColor'>

interface ColorFieldProps<Values extends FieldValues, Output> extends Pick<
  FieldProps<Values, Output>,
  'control' | 'name'
> {
  presets: readonly Preset[]
}

/** Some to choose from, or any other. */
export function ColorField<Values extends FieldValues, Output>(props: ColorFieldProps<Values, Output>) {
  const { control, name, presets } = props
  const t = useTexts(colorTexts)
  const { value, change, error } = useField({ control, name, label: t('customColor') })
  const color = textOf(value)
  return (
    <TilesField
      control={control}
      name={name}
      label={t('color')}
      tiles={presets.map((preset) => ({
        value: preset,
        label: t(preset),
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
