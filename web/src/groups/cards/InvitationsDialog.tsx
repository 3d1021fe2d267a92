import { type GroupInvitation, invitationsAtOnce } from '@lms/contracts/groups/group-cards.ts'
import type { Group, GroupMember } from '@lms/contracts/groups/groups.ts'
import { Button, Radio, Text } from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import modalClasses from '../../ui/modal/modal.module.css'
import type { Dialog } from '../../users/dialog.ts'
import { allMembers, invite } from '../group-api.ts'
import classes from '../groups.module.css'
import { MadeInvitations } from './MadeInvitations.tsx'
import { MakingProgress } from './MakingProgress.tsx'
import { groupCardTexts } from './group-card-texts.ts'
import { useMaking } from './use-making.ts'

interface InvitationsDialogProps {
  group: Group
  /** Those who were chosen, or null for the group. */
  dialog: Dialog<readonly GroupMember[] | null>
}

export function InvitationsDialog({ group, dialog: { content, opened, close } }: InvitationsDialogProps) {
  const t = useTexts(groupCardTexts)
  const [isHeld, setIsHeld] = useState(false)
  return (
    <Modal opened={opened} onClose={close} title={t('inviteTitle', { group: group.name })} size="lg" isHeld={isHeld}>
      {opened && <Invitations group={group} chosen={content} onHold={setIsHeld} onClose={close} />}
    </Modal>
  )
}

type Whom = 'chosen' | 'not_invited' | 'without_guardian'

interface InvitationsProps {
  group: Group
  chosen: readonly GroupMember[] | null
  /** From the first link that is made until the person says that they are dealt with. */
  onHold: (isHeld: boolean) => void
  onClose: () => void
}

function Invitations({ group, chosen, onHold, onClose }: InvitationsProps) {
  const t = useTexts(groupCardTexts)
  const [whom, setWhom] = useState<Whom>(chosen === null ? 'not_invited' : 'chosen')
  const making = useMaking<GroupMember, GroupInvitation>({
    size: invitationsAtOnce,
    make: async (portion) => {
      const ids = portion.map(({ _id }) => _id)
      return (await invite(group._id, ids)).invitations
    },
    failureOf: (reason) => reason,
    onHold,
  })

  const students = async () =>
    whom === 'chosen' && chosen !== null ? chosen : allMembers(group._id, whom === 'chosen' ? undefined : whom)

  function leave(): void {
    onHold(false)
    onClose()
  }

  if (making.step === 'ended')
    return (
      <MadeInvitations
        group={group}
        invitations={making.made}
        rest={making.rest.length}
        onGoOn={() => void making.goOn()}
        onClose={leave}
      />
    )
  if (making.step === 'making')
    return <MakingProgress label={t('inviting')} done={making.made.length} total={making.total} onStop={making.stop} />
  return (
    <div className={classes.stack}>
      <Text size="sm">{t('inviteAbout')}</Text>
      <Radio.Group label={t('inviteWhom')} value={whom} onChange={(next) => setWhom(next)}>
        <div className={classes.choices}>
          {chosen !== null && <Radio value="chosen" label={t('chosen', { count: formatNumber(chosen.length) })} />}
          <Radio value="not_invited" label={t('notInvited')} />
          <Radio value="without_guardian" label={t('withoutGuardian')} />
        </div>
      </Radio.Group>
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button onClick={() => void making.start(students)}>{t('invite')}</Button>
      </div>
    </div>
  )
}
