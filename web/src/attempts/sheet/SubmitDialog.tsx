import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatNumber } from '../../lib/formats.ts'
import type { Translate } from '../../lib/texts.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { openPlacesOf } from './open-places.ts'
import type { Sheet } from './sheet.ts'
import type { SheetText } from './sheet-texts.ts'
import sheetClasses from './sheet.module.css'
import classes from './submit-dialog.module.css'

interface SubmitDialogProps {
  opened: boolean
  sheet: Pick<Sheet, 'questions' | 'answers' | 'summary'>
  isSubmitting: boolean
  /** Why the last try did not work. */
  failure?: string | undefined
  onContinue: () => void
  /** Back to one of the questions; absent once nothing can be changed any more. */
  onGoTo?: ((index: number) => void) | undefined
  onSubmit: () => void
  t: Translate<SheetText>
}

export function SubmitDialog(props: SubmitDialogProps) {
  const { opened, sheet, isSubmitting, failure, onContinue, onGoTo, onSubmit, t } = props
  const { summary } = sheet
  const { unanswered, unfinished } = openPlacesOf(sheet)
  return (
    <Modal
      opened={opened}
      onClose={() => !isSubmitting && onContinue()}
      title={t('confirmTitle')}
      closeOnClickOutside={false}
      footer={
        <>
          <Button variant="default" size="lg" disabled={isSubmitting} onClick={onContinue}>
            {t('continue')}
          </Button>
          <Button size="lg" disabled={isSubmitting} onClick={onSubmit}>
            {t(isSubmitting ? 'submitting' : 'submitNow')}
          </Button>
        </>
      }
    >
      <div className={classes.dialog}>
        <Text size="lg">{t('confirmMessage')}</Text>
        <dl className={sheetClasses.summary}>
          {(['total', 'answered', 'unanswered', 'flagged'] as const).map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{formatNumber(summary[name])}</dd>
            </div>
          ))}
        </dl>
        {unanswered.length + unfinished.length > 0 && (
          <Alert color="warning" variant="outline" icon={<IconAlertTriangle size={20} aria-hidden />}>
            <Overlooked name="unansweredWarning" places={unanswered} isOff={isSubmitting} onGoTo={onGoTo} t={t} />
            <Overlooked name="unfinishedWarning" places={unfinished} isOff={isSubmitting} onGoTo={onGoTo} t={t} />
          </Alert>
        )}
        {failure !== undefined && (
          <Alert color="danger" variant="outline" role="alert">
            {failure}
          </Alert>
        )}
      </div>
    </Modal>
  )
}

/** Beyond so many, the list of all questions shows them better. */
const mostNumbers = 20

interface OverlookedProps extends Pick<SubmitDialogProps, 'onGoTo' | 't'> {
  name: 'unansweredWarning' | 'unfinishedWarning'
  places: readonly number[]
  isOff: boolean
}

function Overlooked({ name, places, isOff, onGoTo, t }: OverlookedProps) {
  if (places.length === 0) return null
  return (
    <>
      <Text size="md">{t(name, { count: places.length })}</Text>
      {onGoTo !== undefined && (
        <div className={classes.overlooked}>
          {places.slice(0, mostNumbers).map((place) => (
            <Button key={place} variant="default" disabled={isOff} onClick={() => onGoTo(place)}>
              {t('goTo', { number: place + 1 })}
            </Button>
          ))}
          {places.length > mostNumbers && '…'}
        </div>
      )}
    </>
  )
}
