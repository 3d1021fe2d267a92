import { childSignInMessages } from '@lms/contracts/accounts/child-sign-in-messages.ts'
import {
  type DeviceChild,
  type SignInPicture,
  listDeviceChildren,
  signInWithCard,
  signInWithPictures,
} from '@lms/contracts/accounts/child-sign-in.ts'
import { Button, UnstyledButton } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { PersonAvatar } from '../../ui/avatar/PersonAvatar.tsx'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { noteChildDevice } from '../../lib/device/child-device.ts'
import { beginSession } from '../../lib/session/session.ts'
import { registerMessages, translateSent, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { PicturePad } from '../../ui/picture-pad/PicturePad.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { signInFailure } from '../sign-in-failure.ts'
import { scannedSecret } from './card-secret.ts'
import { childEntranceTexts } from './child-entrance-texts.ts'
import classes from './child-entrance.module.css'

registerMessages(childSignInMessages)

interface ChildEntranceProps {
  onDone: () => void
  /** To the form with a password, for whoever wants it and where nobody has pictures. */
  onPassword: () => void
}

/** The way in for children: the card that was scanned, or the pictures of those who share this device. */
export function ChildEntrance({ onDone, onPassword }: ChildEntranceProps) {
  const [secret, setSecret] = useState(scannedSecret)
  function afterCard(): void {
    // The secret has done its work, or is worth nothing: it need not stand in the address.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    setSecret(null)
  }
  if (secret !== null) return <ByCard secret={secret} onDone={onDone} onUsed={afterCard} onPassword={onPassword} />
  return <ByPictures onDone={onDone} onPassword={onPassword} />
}

interface ByCardProps extends ChildEntranceProps {
  secret: string
  onUsed: () => void
}

function ByCard({ secret, onDone, onUsed, onPassword }: ByCardProps) {
  const t = useTexts(childEntranceTexts)
  const [isEntering, setIsEntering] = useState(false)
  async function enter(): Promise<void> {
    setIsEntering(true)
    try {
      const answer = await call(signInWithCard, { body: { secret } })
      onUsed()
      beginSession(answer, true)
      onDone()
    } catch (error) {
      setIsEntering(false)
      toast.error(failureOf(error), 'sign-in')
      if (error instanceof ApiError && error.status === 401) onUsed()
    }
  }
  return (
    <AccountPage title={t('cardTitle')} introduction={t('cardIntroduction')}>
      <div className={classes.stack}>
        <Button size="xl" fullWidth loading={isEntering} onClick={() => void enter()}>
          {t('enter')}
        </Button>
        <Button variant="subtle" onClick={onPassword}>
          {t('withPassword')}
        </Button>
      </div>
    </AccountPage>
  )
}

function ByPictures({ onDone, onPassword }: ChildEntranceProps) {
  const t = useTexts(childEntranceTexts)
  const children = useChildrenHere(onPassword)
  const [who, setWho] = useState<DeviceChild | null>(null)
  const only = children?.length === 1 ? children[0] : undefined
  const child = who ?? only
  if (children === null) return null
  if (child !== undefined) {
    return (
      <AccountPage
        key={child.id}
        title={t('picturesTitle', { name: child.firstName })}
        introduction={t('picturesIntroduction')}
        takesFocus
      >
        <Pictures child={child} onDone={onDone} />
        <div className={classes.stack}>
          {only === undefined && (
            <Button variant="default" onClick={() => setWho(null)}>
              {t('someoneElse')}
            </Button>
          )}
          <Button variant="subtle" onClick={onPassword}>
            {t('withPassword')}
          </Button>
        </div>
      </AccountPage>
    )
  }
  return (
    <AccountPage key="who" title={t('title')} introduction={t('whoIntroduction')}>
      <ul className={classes.people}>
        {children.map((each) => (
          <li key={each.id}>
            <UnstyledButton className={classes.person} onClick={() => setWho(each)}>
              <PersonAvatar src={each.avatar} name={each.firstName} color="initials" size={64} aria-hidden />
              {each.firstName}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <div className={classes.stack}>
        <Button variant="subtle" onClick={onPassword}>
          {t('withPassword')}
        </Button>
      </div>
    </AccountPage>
  )
}

function Pictures({ child, onDone }: { child: DeviceChild; onDone: () => void }) {
  const [chosen, setChosen] = useState<SignInPicture[]>([])
  const [isTrying, setIsTrying] = useState(false)
  async function choose(pictures: SignInPicture[]): Promise<void> {
    setChosen(pictures)
    if (pictures.length < 3) return
    setIsTrying(true)
    try {
      beginSession(await call(signInWithPictures, { body: { childId: child.id, pictures } }), false)
      onDone()
    } catch (error) {
      setChosen([])
      toast.error(failureOf(error), 'sign-in')
    } finally {
      setIsTrying(false)
    }
  }
  return <PicturePad chosen={chosen} isShown={false} isDisabled={isTrying} onChange={(next) => void choose(next)} />
}

function failureOf(error: unknown): string {
  return translateSent(error instanceof ApiError && error.status === 401 ? error.said : signInFailure(error))
}

/** Null until it is known. A device without any is an ordinary one. */
function useChildrenHere(onNobody: () => void): DeviceChild[] | null {
  const [children, setChildren] = useState<DeviceChild[] | null>(null)
  const nobody = useEffectEvent(onNobody)
  useEffect(() => {
    const leaving = new AbortController()
    call(listDeviceChildren, { signal: leaving.signal }).then(
      (answer) => {
        if (answer.children.length > 0) return setChildren(answer.children)
        noteChildDevice(false)
        return nobody()
      },
      () => {
        if (!leaving.signal.aborted) nobody()
      },
    )
    return () => leaving.abort()
  }, [])
  return children
}
