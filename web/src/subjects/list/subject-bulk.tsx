import { subjectMessages } from '@lms/contracts/subjects/subject-messages.ts'
import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { type Failure, runBulk } from './bulk-run.ts'
import { DeletionMessage } from '../subject-acts.tsx'
import { subjectActTexts } from '../subject-act-texts.ts'
import { reloadSubjects, removeSubject, setSubjectActive } from '../subject-api.ts'

type BulkAct = 'activate' | 'deactivate' | 'delete'

const acts: Record<BulkAct, (subject: Subject) => Promise<void>> = {
  activate: (subject) => setSubjectActive(subject, true),
  deactivate: (subject) => setSubjectActive(subject, false),
  delete: ({ _id }) => removeSubject(_id),
}

/** The same act on all that are selected; those that fail stay selected and are named. */
export function useSubjectBulk(selected: readonly Subject[], select: (ids: readonly string[]) => void) {
  const t = useTexts(subjectActTexts)
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [failures, setFailures] = useState<Failure<Subject>[]>([])
  const stopped = useRef(false)

  async function isWanted(act: BulkAct): Promise<boolean> {
    if (act !== 'delete') return true
    return confirm({
      title: t('deleteManyQuestion', { count: formatNumber(selected.length) }),
      message: <DeletionMessage subjects={selected} />,
      confirmLabel: t('delete'),
      danger: true,
    })
  }

  async function run(act: BulkAct): Promise<void> {
    if (!(await isWanted(act))) return
    const total = selected.length
    stopped.current = false
    setFailures([])
    setProgress({ done: 0, total })
    const outcome = await runBulk(selected, acts[act], {
      onProgress: (done) => setProgress({ done, total }),
      isStopped: () => stopped.current,
    })
    setProgress(null)
    setFailures(outcome.failures)
    const isDone = new Set(outcome.succeeded.map(({ _id }) => _id))
    select(selected.map(({ _id }) => _id).filter((id) => !isDone.has(id)))
    const count = formatNumber(isDone.size)
    if (isDone.size === 0) toast.error(translated(subjectMessages.bulkFailed))
    else if (act === 'delete') toast.success(t('deletedMany', { count }))
    else toast.success(translated(subjectMessages.bulkUpdated, { count }))
    await reloadSubjects(queryClient)
  }

  return {
    progress,
    failures,
    run: (act: BulkAct) => void run(act),
    stop: () => {
      stopped.current = true
    },
    dismiss: () => setFailures([]),
  }
}
