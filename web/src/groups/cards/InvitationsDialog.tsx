import { type GroupInvitation, invitationsAtOnce } from '@lms/contracts/groups/group-cards.ts'
import type { Group, GroupMember } from '@lms/contracts/groups/groups.ts'
import { Button, Progress, Radio, Table, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { download } from '../../lib/download.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import { Modal } from '../../ui/modal/Modal.tsx'
import modalClasses from '../../ui/modal/modal.module.css'
import type { Dialog } from '../../users/dialog.ts'
import { allMembers, invite, reloadGroups } from '../group-api.ts'
import classes from '../groups.module.css'
import { groupCardTexts } from './group-card-texts.ts'
import { inPortions } from './portions.ts'

interface InvitationsDialogProps {
  group: Group
  /** Those who were chosen, or null for the group. */
  dialog: Dialog<readonly GroupMember[] | null>
}

export function InvitationsDialog({ group, dialog: { content, opened, close } }: InvitationsDialogProps) {
  const t = useTexts(groupCardTexts)
  return (
    <Modal opened={opened} onClose={close} title={t('inviteTitle', { group: group.name })} size="lg">
      {opened && <Invitations group={group} chosen={content} onClose={close} />}
    </Modal>
  )
}

type Whom = 'chosen' | 'not_invited' | 'without_guardian'

interface InvitationsProps {
  group: Group
  chosen: readonly GroupMember[] | null
  onClose: () => void
}

function Invitations({ group, chosen, onClose }: InvitationsProps) {
  const t = useTexts(groupCardTexts)
  const queryClient = useQueryClient()
  const [whom, setWhom] = useState<Whom>(chosen === null ? 'not_invited' : 'chosen')
  const [total, setTotal] = useState<number | null>(null)
  const [made, setMade] = useState<readonly GroupInvitation[]>([])
  const [isReady, setIsReady] = useState(false)
  const isWanted = useRef(true)

  async function make(): Promise<void> {
    isWanted.current = true
    setTotal(0)
    try {
      const students =
        whom === 'chosen' && chosen !== null
          ? chosen
          : await allMembers(group._id, whom === 'chosen' ? undefined : whom)
      setTotal(students.length)
      const { failure } = await inPortions(students, invitationsAtOnce, {
        make: async (portion) =>
          (
            await invite(
              group._id,
              portion.map(({ _id }) => _id),
            )
          ).invitations,
        onDone: setMade,
        isWanted: () => isWanted.current,
      })
      if (failure !== null) toast.error(messageOf(failure))
      setIsReady(true)
    } catch (error) {
      toast.error(messageOf(error))
      setTotal(null)
    }
    await reloadGroups(queryClient)
  }

  function leave(): void {
    isWanted.current = false
    onClose()
  }

  if (isReady) return <MadeInvitations group={group} invitations={made} onClose={leave} />
  if (total !== null)
    return (
      <div className={classes.stack}>
        <Progress value={total === 0 ? 0 : (made.length / total) * 100} aria-label={t('inviting')} size="lg" />
        <Text aria-live="polite">{t('progress', { done: formatNumber(made.length), total: formatNumber(total) })}</Text>
      </div>
    )
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
        <Button onClick={() => void make()}>{t('invite')}</Button>
      </div>
    </div>
  )
}

interface MadeProps {
  group: Group
  invitations: readonly GroupInvitation[]
  onClose: () => void
}

/** The only time that the links are seen. */
function MadeInvitations({ group, invitations, onClose }: MadeProps) {
  const t = useTexts(groupCardTexts)
  const links = invitations.filter(({ link }) => link !== null)
  const sent = invitations.filter(({ sentTo }) => sentTo !== null).length

  function saveFile(): void {
    const quoted = (text: string): string => `"${text.replaceAll('"', '""').replace(/^([=+\-@])/, "'$1")}"`
    const lines = invitations.map(({ fullName, sentTo, link }) => [fullName, sentTo ?? '', link ?? ''])
    const rows = [[t('student'), t('sentTo'), t('link')], ...lines].map((row) => row.map(quoted).join(','))
    download(`${group.name}-thu-moi.csv`, new Blob([`\uFEFF${rows.join('\r\n')}\r\n`], { type: 'text/csv' }))
  }

  return (
    <div className={classes.stack}>
      <Text aria-live="polite">
        {invitations.length === 0
          ? t('nobodyToInvite')
          : t('invited', { count: formatNumber(links.length), sent: formatNumber(sent) })}
      </Text>
      {invitations.length > 0 && (
        <div className={classes.links}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('student')}</Table.Th>
                <Table.Th scope="col">{t('sentTo')}</Table.Th>
                <Table.Th scope="col">{t('link')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {invitations.map(({ _id, fullName, sentTo, link }) => (
                <Table.Tr key={_id}>
                  <Table.Td>{fullName}</Table.Td>
                  <Table.Td>{sentTo ?? t('notSent')}</Table.Td>
                  <Table.Td>
                    {link === null ? (
                      t('enough')
                    ) : (
                      <CopyButton
                        text={link}
                        label={t('copy')}
                        accessibleName={t('copyOf', { name: fullName })}
                        copiedMessage={t('copied')}
                      />
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        {links.length > 0 && (
          <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={saveFile}>
            {t('saveFile')}
          </Button>
        )}
      </div>
    </div>
  )
}
