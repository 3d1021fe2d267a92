import type { RenewedSignIn } from '@lms/contracts/accounts/child-sign-in.ts'
import type { Child } from '@lms/contracts/children/children.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { Modal } from '../ui/modal/Modal.tsx'
import type { Dialog } from '../users/dialog.ts'
import { type LinkedParent, ParentPicker, nameOf } from './ParentPicker.tsx'
import { RenewedSignInDialog } from './card/RenewedSignInDialog.tsx'
import { childQuery, useChangeChild } from './child-api.ts'
import { childNameOf } from './child-columns.tsx'
import { parentLinkTexts } from './parent-link-texts.ts'

/** For administrators: who a child belongs to. Each change is saved at once. */
export function ParentLinksDialog({ dialog }: { dialog: Dialog<Child> }) {
  const t = useTexts(parentLinkTexts)
  const { content, opened, close } = dialog
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={content === null ? '' : t('title', { name: childNameOf(content) })}
      size="lg"
      footer={
        <Button variant="default" onClick={close}>
          {t('close')}
        </Button>
      }
    >
      {content !== null && <Links child={content} />}
    </Modal>
  )
}

function Links({ child: opened }: { child: Child }) {
  const t = useTexts(parentLinkTexts)
  const change = useChangeChild()
  const { data: child } = useQuery({ ...childQuery(opened._id), initialData: opened })
  const parents = child.parents ?? []
  const [renewed, setRenewed] = useState<RenewedSignIn | null>(null)

  async function save(next: readonly LinkedParent[]): Promise<void> {
    try {
      const changes = { parentIds: next.map(({ _id }) => _id), version: child.version }
      const { signIn } = await change.mutateAsync({ id: child._id, changes })
      setRenewed(signIn)
      toast.success(t('saved'))
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'stale'
      if (isStale) toast.warning(t('changedElsewhere'))
      else toast.error(messageOf(error))
    }
  }

  async function unlink(parent: LinkedParent): Promise<void> {
    const isWanted = await confirm({
      title: t('unlinkTitle', { parent: nameOf(parent), child: childNameOf(child) }),
      message: t('unlinkMessage'),
      confirmLabel: t('unlink'),
      cancelLabel: t('cancel'),
      danger: true,
    })
    if (isWanted) await save(parents.filter(({ _id }) => _id !== parent._id))
  }

  return (
    <>
      <ParentPicker
        parents={parents}
        isBusy={change.isPending}
        onAdd={(parent) => void save([...parents, parent])}
        onRemove={(parent) => void unlink(parent)}
      />
      <RenewedSignInDialog child={child} signIn={renewed} onClose={() => setRenewed(null)} />
    </>
  )
}
