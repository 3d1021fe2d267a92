import { Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './field.ts'
import classes from './tiles.module.css'

interface Tile {
  value: string
  /** What it is called, for those who do not see it and on hover. */
  label: string
  content: ReactNode
}

interface TilesFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  tiles: readonly Tile[]
  /** Another way to the same value, for what no tile offers. */
  children?: ReactNode
}

/** One out of several that one knows by sight: colors, icons. Arrow keys move the choice, as in any radio group. */
export function TilesField<Values extends FieldValues, Output>(props: TilesFieldProps<Values, Output>) {
  const { value, change, error, shared } = useField(props)
  const group = useId()
  return (
    <fieldset className={classes.group} aria-describedby={error === undefined ? undefined : `${group}-error`}>
      <legend className={classes.legend}>{props.label}</legend>
      <div className={classes.tiles}>
        {props.tiles.map((tile, index) => (
          <label key={tile.value} className={classes.tile} title={tile.label}>
            <input
              ref={index === 0 ? shared.ref : undefined}
              type="radio"
              name={group}
              className={classes.radio}
              aria-label={tile.label}
              value={tile.value}
              checked={value === tile.value}
              disabled={props.disabled}
              onChange={() => change(tile.value)}
              onBlur={shared.onBlur}
            />
            {tile.content}
          </label>
        ))}
      </div>
      {props.children}
      {error !== undefined && <Input.Error id={`${group}-error`}>{error}</Input.Error>}
    </fieldset>
  )
}
