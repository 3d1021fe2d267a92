import { Alert, Button, Radio, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Difference, Side } from '../../lib/two-versions.ts'
import classes from './conflict-choices.module.css'

interface ConflictChoicesProps<Part extends string> {
  /** In the words of the slice. */
  texts: Record<'title' | 'message' | 'bothChanged' | 'mine' | 'theirs' | 'takeTheirs' | 'saveChosen', string>
  differences: readonly Difference<Part>[]
  labelOf: (part: Part) => string
  /** How one side is called; by default whose it is. */
  renderLabel?: (part: Part, side: Side) => ReactNode
  /** What that side says, where the label does not say it already. */
  renderSide?: (part: Part, side: Side) => ReactNode
  isSaving: boolean
  onTakeTheirs: () => void
  onSave: (sides: Partial<Record<Part, Side>>) => void
}

/** Two people edited the same record: both versions side by side, one choice per part. */
export function ConflictChoices<Part extends string>(props: ConflictChoicesProps<Part>) {
  const { texts, differences, labelOf, renderLabel, renderSide, isSaving, onTakeTheirs, onSave } = props
  const [chosen, setChosen] = useState<Partial<Record<Part, Side>>>({})
  const settled = Object.fromEntries(differences.map((each) => [each.part, each.settled])) as typeof chosen
  const sides = { ...settled, ...chosen }
  const isDecided = differences.every(({ part }) => sides[part] !== undefined)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      role="alert"
      color="warning"
      variant="outline"
      icon={<IconUsers aria-hidden />}
      title={texts.title}
      classNames={{ root: classes.alert }}
    >
      <Text size="sm">{texts.message}</Text>
      {differences.map(({ part, settled: settledSide }) => (
        <Radio.Group
          key={part}
          label={labelOf(part)}
          description={settledSide === undefined ? texts.bothChanged : undefined}
          value={sides[part] ?? null}
          onChange={(side) => setChosen({ ...chosen, [part]: side })}
        >
          <div className={classes.sides}>
            {(['mine', 'theirs'] as const).map((side) => (
              <div key={side} className={classes.side}>
                <Radio value={side} label={renderLabel?.(part, side) ?? texts[side]} />
                {renderSide?.(part, side)}
              </div>
            ))}
          </div>
        </Radio.Group>
      ))}
      <div className={classes.buttons}>
        <Button variant="default" size="xs" onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button size="xs" disabled={!isDecided || isSaving} onClick={() => onSave(sides)}>
          {texts.saveChosen}
        </Button>
      </div>
    </Alert>
  )
}
