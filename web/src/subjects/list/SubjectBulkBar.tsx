import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { Alert, Button, Progress, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { SelectionBar } from '../../ui/data-table/SelectionBar.tsx'
import type { Failure } from './bulk-run.ts'
import { subjectActTexts } from '../subject-act-texts.ts'
import { useSubjectBulk } from './subject-bulk.tsx'
import { subjectTexts } from '../subject-texts.ts'
import classes from '../subjects.module.css'

interface SubjectBulkBarProps {
  subjects: readonly Subject[]
  onSelect: (ids: readonly string[]) => void
  onClear: () => void
}

export function SubjectBulkBar({ subjects, onSelect, onClear }: SubjectBulkBarProps) {
  const t = useTexts(subjectActTexts)
  const listText = useTexts(subjectTexts)
  const bulk = useSubjectBulk(subjects, onSelect)
  return (
    <>
      {bulk.progress !== null && <BulkProgress {...bulk.progress} onStop={bulk.stop} />}
      {bulk.progress === null && subjects.length > 0 && (
        <SelectionBar label={listText('selected', { count: formatNumber(subjects.length) })} onClear={onClear}>
          <Button size="compact-md" variant="default" onClick={() => bulk.run('activate')}>
            {t('activate')}
          </Button>
          <Button size="compact-md" variant="default" onClick={() => bulk.run('deactivate')}>
            {t('deactivate')}
          </Button>
          <Button size="compact-md" color="danger" onClick={() => bulk.run('delete')}>
            {t('delete')}
          </Button>
        </SelectionBar>
      )}
      {bulk.failures.length > 0 && <BulkFailures failures={bulk.failures} onClose={bulk.dismiss} />}
    </>
  )
}

function BulkProgress({ done, total, onStop }: { done: number; total: number; onStop: () => void }) {
  const t = useTexts(subjectActTexts)
  return (
    <div className={classes.bulkProgress}>
      <Text aria-live="polite">{t('progress', { done: formatNumber(done), total: formatNumber(total) })}</Text>
      <Progress className={classes.bulkBar} value={(done / total) * 100} aria-label={t('running')} animated />
      <Button size="compact-md" variant="default" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  )
}

function BulkFailures({ failures, onClose }: { failures: readonly Failure<Subject>[]; onClose: () => void }) {
  const t = useTexts(subjectActTexts)
  return (
    <Alert
      color="danger"
      variant="outline"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('someFailed', { count: formatNumber(failures.length) })}
      withCloseButton
      closeButtonLabel={t('dismiss')}
      onClose={onClose}
    >
      <ul className={classes.failures}>
        {failures.map(({ item, error }) => (
          <li key={item._id}>{t('actFailed', { name: item.name, message: messageOf(error) })}</li>
        ))}
      </ul>
    </Alert>
  )
}
