import type { ComponentType } from 'react'
import classes from './practice-page.module.css'

interface Tile<Value extends string> {
  value: Value
  label: string
  detail: string
  icon: ComponentType<{ size: number; className?: string | undefined; 'aria-hidden': true }>
  isDisabled?: boolean
}

interface TileChoiceProps<Value extends string> {
  legend: string
  name: string
  value: Value
  tiles: readonly Tile<Value>[]
  onChange: (value: Value) => void
}

/** One of a few, each as large as a thumb: radio buttons, so that arrows and screen readers know them. */
export function TileChoice<Value extends string>({ legend, name, value, tiles, onChange }: TileChoiceProps<Value>) {
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.tiles}>
        {tiles.map((tile) => (
          <label key={tile.value} className={classes.tile}>
            <input
              type="radio"
              name={name}
              value={tile.value}
              checked={tile.value === value}
              disabled={tile.isDisabled === true}
              onChange={() => onChange(tile.value)}
            />
            <tile.icon size={30} aria-hidden className={classes.tileIcon} />
            <span className={classes.tileLabel}>{tile.label}</span>
            <span className={classes.tileDetail}>{tile.detail}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
