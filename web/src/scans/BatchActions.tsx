import type { Scan, ScannedSheet } from '@lms/contracts/scans/scans.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowLeft, IconChecks, IconEye, IconTable, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { RowMenu } from '../ui/data-table/RowMenu.tsx'
import { scanTexts } from './scan-texts.ts'
import { confirmScan, reloadScans, removePictures, removeScan, saveMarks, undoScan } from './scans-api.ts'
import { wantsLook } from './sheet-states.ts'

interface BatchActionsProps {
  scan: Scan
  sheets: readonly ScannedSheet[]
  onLook: (sheet: ScannedSheet) => void
}

/** What can be done with a batch as a whole. */
export function BatchActions({ scan, sheets, onLook }: BatchActionsProps) {
  const t = useTexts(scanTexts)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const open = sheets.filter(wantsLook)
  const [first] = open
  const { ready, confirmed } = scan.counts
  const isOpen = scan.state === 'open'

  async function act(run: () => Promise<unknown>): Promise<void> {
    try {
      await run()
      await reloadScans(queryClient)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  async function undo(): Promise<void> {
    const isWanted = await confirm({
      title: t('undoTitle'),
      message: t('undoMessage', { count: confirmed }),
      confirmLabel: t('undo'),
      danger: true,
    })
    if (isWanted) await act(() => undoScan(scan._id))
  }

  async function remove(what: 'remove' | 'removePictures'): Promise<void> {
    const isWanted = await confirm({
      title: t(what),
      message: t(what === 'remove' ? 'removeMessage' : 'removePicturesMessage'),
      confirmLabel: t(what),
      danger: true,
    })
    if (!isWanted) return
    if (what === 'removePictures') return act(() => removePictures(scan._id))
    await act(async () => {
      await removeScan(scan._id)
      await navigate({ to: screens.quizScans.path, params: { id: scan.quiz._id } })
    })
  }

  return (
    <>
      <RowMenu
        name={t('batchActions')}
        actions={[
          { label: t('marksCsv'), icon: IconTable, onClick: () => void act(() => saveMarks(scan._id, 'csv')) },
          { label: t('marksXlsx'), icon: IconTable, onClick: () => void act(() => saveMarks(scan._id, 'xlsx')) },
          {
            label: t('removePictures'),
            icon: IconTrash,
            danger: true,
            disabled: !isOpen || !scan.hasPictures,
            onClick: () => void remove('removePictures'),
          },
          {
            label: t('remove'),
            icon: IconTrash,
            danger: true,
            disabled: scan.state === 'confirming' || scan.state === 'undoing',
            onClick: () => void remove('remove'),
          },
        ]}
      />
      <Button
        variant="default"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        renderRoot={(button) => <Link {...button} to={screens.quizScans.path} params={{ id: scan.quiz._id }} />}
      >
        {t('toBatches')}
      </Button>
      {confirmed > 0 && isOpen && (
        <Button variant="default" leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      )}
      {first !== undefined && (
        <Button variant="default" leftSection={<IconEye size={16} aria-hidden />} onClick={() => onLook(first)}>
          {t('review', { count: open.length })}
        </Button>
      )}
      {ready > 0 && isOpen && (
        <Button
          leftSection={<IconChecks size={16} aria-hidden />}
          title={t('confirmHint')}
          onClick={() => void act(() => confirmScan(scan._id))}
        >
          {t('confirm', { count: ready })}
        </Button>
      )}
    </>
  )
}
