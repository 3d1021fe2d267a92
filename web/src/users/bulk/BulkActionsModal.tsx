import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { BulkForm } from './BulkForm.tsx'
import { BulkProgress } from './BulkProgress.tsx'
import { BulkResults } from './BulkResults.tsx'
import { type BulkChoice, nothingChosen } from './bulk-choice.ts'
import { type UserBulkOutcome, exportSelection, runUserBulk } from './user-bulk-run.ts'
import type { Dialog } from '../dialog.ts'
import { reasonOf, reloadUsers } from '../user-api.ts'
import { userBulkTexts } from './user-bulk-texts.ts'
import { type UserSelection, sizeOf } from './user-selection.ts'

interface BulkActionsModalProps {
  dialog: Dialog<true>
  chosen: {
    selection: UserSelection
    select: (ids: readonly string[]) => void
    selectAll: (total: number) => void
  }
}

export function BulkActionsModal({ dialog, chosen }: BulkActionsModalProps) {
  const t = useTexts(userBulkTexts)
  const { selection } = chosen
  const queryClient = useQueryClient()
  const [choice, setChoice] = useState<BulkChoice>(nothingChosen)
  const [done, setDone] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<UserBulkOutcome | null>(null)
  const [warning, setWarning] = useState<string | null>(null)
  const stopWanted = useRef(false)
  const isRunning = done !== null

  function finish(): void {
    dialog.close()
    setChoice(nothingChosen)
    setOutcome(null)
    setWarning(null)
  }

  async function apply(): Promise<void> {
    if (choice.action === null) return
    stopWanted.current = false
    setWarning(null)
    setDone(0)
    try {
      if (choice.action === 'export') {
        await exportSelection(selection, setDone)
        succeed(sizeOf(selection))
      } else {
        const order = { action: choice.action, value: choice.value || undefined, selection }
        settle(await runUserBulk(order, { onProgress: setDone, isStopped: () => stopWanted.current }))
      }
    } catch (error) {
      recount(error)
      toast.error(t('failed', { message: reasonOf(error) ?? messageOf(error) }))
    }
    setDone(null)
    await reloadUsers(queryClient)
  }

  function succeed(count: number): void {
    if (choice.action !== null) toast.success(t('succeeded', { action: t(choice.action), count }))
    chosen.select([])
    finish()
  }

  function settle(result: UserBulkOutcome): void {
    if (result.failures.length === 0 && result.interruption === undefined) return succeed(result.done.length)
    setOutcome(result)
    // Those for whom it did not work stay selected, to be looked at.
    chosen.select(selection.kind === 'some' ? result.failures.map(({ id }) => id) : [])
  }

  /** Others came or went since the list was counted; the person decides again, with the true number before them. */
  function recount(error: unknown): void {
    const total = selection.kind === 'all' ? countedAnewIn(error) : undefined
    if (selection.kind !== 'all' || total === undefined) return
    setWarning(t('selectionChanged', { total }))
    chosen.selectAll(total)
  }

  return (
    <Modal
      opened={dialog.opened}
      onClose={() => !isRunning && finish()}
      title={t('title')}
      size="xl"
      closeOnClickOutside={!isRunning}
    >
      {isRunning ? (
        <BulkProgress
          done={done}
          total={sizeOf(selection)}
          onStop={() => {
            stopWanted.current = true
          }}
        />
      ) : outcome === null ? (
        <BulkForm
          selection={selection}
          choice={choice}
          onChoice={setChoice}
          warning={warning}
          onApply={() => void apply()}
          onCancel={finish}
        />
      ) : (
        <BulkResults outcome={outcome} onClose={finish} />
      )}
    </Modal>
  )
}

function countedAnewIn(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'selection_changed') return undefined
  const { total } = (error.data ?? {}) as { total?: unknown }
  return typeof total === 'number' ? total : undefined
}
