import { Alert, Button, Radio, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import type { Side, TwoVersions } from '../../lib/versions/two-versions.ts'
import type { ConflictTexts } from './conflict-texts.ts'
import classes from './conflict-choices.module.css'

/** Two versions of a record that both began with `base`. */
export interface Conflict<Values> {
  base: Values
  mine: Values
  theirs: Values
  isSaving: boolean
  onTakeTheirs: () => void
  /** Theirs, with the parts that were kept of one's own. */
  onSave: (values: Values) => void
}

interface ConflictChoicesProps<Part extends string, Values> extends Conflict<Values> {
  versions: TwoVersions<Part, Values>
  /** Which record somebody else changed. */
  title: string
  /** In the language of the screen around it. */
  texts: ConflictTexts
  labelOf: (part: Part) => string
  /** What a part says: words stand beside whose they are, anything else below; nothing and no words are empty. */
  contentOf: (part: Part, values: Values) => ReactNode
}

/** Two people edited the same record: both versions side by side, one choice per part. */
export function ConflictChoices<Part extends string, Values>(props: ConflictChoicesProps<Part, Values>) {
  const { base, mine, theirs, versions, title, texts, labelOf, contentOf, isSaving, onTakeTheirs, onSave } = props
  const t = useTexts(texts)
  const differences = versions.differences(base, mine, theirs)
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
      title={title}
      classNames={{ root: classes.alert }}
    >
      <Text size="sm">{t('message')}</Text>
      {differences.map(({ part, settled: settledSide }) => (
        <Radio.Group
          key={part}
          label={labelOf(part)}
          description={settledSide === undefined ? t('bothChanged') : undefined}
          value={sides[part] ?? null}
          onChange={(side) => setChosen({ ...chosen, [part]: side })}
        >
          <div className={classes.sides}>
            <VersionSide side="mine" name={t('mine')} content={contentOf(part, mine) || t('empty')} />
            <VersionSide side="theirs" name={t('theirs')} content={contentOf(part, theirs) || t('empty')} />
          </div>
        </Radio.Group>
      ))}
      <div className={classes.buttons}>
        <Button variant="default" size="xs" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>
        <Button
          size="xs"
          disabled={!isDecided || isSaving}
          onClick={() => onSave(versions.merged(mine, theirs, sides))}
        >
          {t('saveChosen')}
        </Button>
      </div>
    </Alert>
  )
}

function VersionSide({ side, name, content }: { side: Side; name: string; content: ReactNode }) {
  const isText = typeof content === 'string' || typeof content === 'number'
  return (
    <div className={classes.side}>
      <Radio value={side} label={isText ? `${name}: ${content}` : name} />
      {!isText && content}
    </div>
  )
}
