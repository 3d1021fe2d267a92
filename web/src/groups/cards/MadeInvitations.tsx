import type { GroupInvitation } from '@lms/contracts/groups/group-cards.ts'
import type { Group } from '@lms/contracts/groups/groups.ts'
import { Button, Table, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { csvText } from '../../ui/text/csv-text.ts'
import { download } from '../../lib/download.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import modalClasses from '../../ui/modal/modal.module.css'
import classes from '../groups.module.css'
import { groupCardTexts } from './group-card-texts.ts'

interface MadeInvitationsProps {
  group: Group
  invitations: readonly GroupInvitation[]
  /** How many were not reached. */
  rest: number
  onGoOn: () => void
  onClose: () => void
}

/** The only time that the links are seen. */
export function MadeInvitations({ group, invitations, rest, onGoOn, onClose }: MadeInvitationsProps) {
  const t = useTexts(groupCardTexts)
  const links = invitations.filter(({ link }) => link !== null)
  const sent = invitations.filter(({ sentTo }) => sentTo !== null).length

  function saveFile(): void {
    const lines = invitations.map(({ fullName, sentTo, link }) => [fullName, sentTo ?? '', link ?? ''])
    const text = csvText([[t('student'), t('sentTo'), t('link')], ...lines])
    download(`${group.name}-thu-moi.csv`, new Blob([text], { type: 'text/csv' }))
  }

  return (
    <div className={classes.stack}>
      {(invitations.length > 0 || rest === 0) && (
        <Text aria-live="polite">
          {invitations.length === 0
            ? t('nobodyToInvite')
            : t('invited', { count: formatNumber(links.length), sent: formatNumber(sent) })}
        </Text>
      )}
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
      {rest > 0 && <Text>{t('rest', { count: formatNumber(rest) })}</Text>}
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        {rest > 0 && (
          <Button variant={links.length > 0 ? 'default' : 'filled'} onClick={onGoOn}>
            {t('goOn')}
          </Button>
        )}
        {links.length > 0 && (
          <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={saveFile}>
            {t('saveFile')}
          </Button>
        )}
      </div>
    </div>
  )
}
