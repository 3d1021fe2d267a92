import { subjectMessages } from '@lms/contracts/subjects/subject-messages.ts'
import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { formatNumber } from '../../lib/formats.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { BulkBar } from '../../ui/bulk/BulkBar.tsx'
import { useBulk } from '../../ui/bulk/use-bulk.ts'
import type { KeptSelection } from '../../ui/record-list/kept-selection.ts'
import { DeletionMessage } from '../subject-acts.tsx'
import { subjectActTexts } from '../subject-act-texts.ts'
import { reloadSubjects, removeSubject, setSubjectActive } from '../subject-api.ts'
import { subjectTexts } from '../subject-texts.ts'

export function SubjectBulkBar({ chosen }: { chosen: KeptSelection<Subject> }) {
  const t = useTexts(subjectActTexts)
  const listText = useTexts(subjectTexts)
  const bulk = useBulk({
    records: chosen.records,
    nameOf: ({ _id, name }) => ({ id: _id, title: name }),
    onSelect: chosen.select,
    reload: reloadSubjects,
  })
  const count = formatNumber(chosen.ids.length)
  const noneDone = translated(subjectMessages.bulkFailed)

  function setActive(isActive: boolean): void {
    const done = (changed: string): string => translated(subjectMessages.bulkUpdated, { count: changed })
    void bulk.runEach({ done, noneDone }, (subject) => setSubjectActive(subject, isActive))
  }

  function remove(): void {
    const question = {
      title: t('deleteManyQuestion', { count }),
      message: <DeletionMessage subjects={chosen.records} />,
      confirmLabel: t('delete'),
      danger: true,
    }
    const done = (deleted: string): string => t('deletedMany', { count: deleted })
    void bulk.runEach({ question, done, noneDone }, ({ _id }) => removeSubject(_id))
  }

  return (
    <BulkBar
      label={listText('selected', { count })}
      selection={chosen}
      bulk={bulk}
      t={t}
      stopLabel={t('stop')}
      acts={[
        { label: t('activate'), onClick: () => setActive(true) },
        { label: t('deactivate'), onClick: () => setActive(false) },
        { label: t('delete'), kind: 'danger', onClick: remove },
      ]}
    />
  )
}
