import { type SignInPicture, signInPictures } from '@lms/contracts/accounts/child-sign-in.ts'
import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconApple,
  IconBallFootball,
  IconCake,
  IconCar,
  IconCarrot,
  IconCat,
  IconCherry,
  IconDog,
  IconFish,
  IconFlower,
  IconHome,
  IconMoon,
  IconPig,
  IconSailboat,
  IconStar,
  IconSun,
} from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { picturePadTexts } from './picture-pad-texts.ts'
import classes from './picture-pad.module.css'

const icons = {
  cat: IconCat,
  dog: IconDog,
  fish: IconFish,
  pig: IconPig,
  apple: IconApple,
  cherry: IconCherry,
  carrot: IconCarrot,
  cake: IconCake,
  sun: IconSun,
  moon: IconMoon,
  star: IconStar,
  flower: IconFlower,
  house: IconHome,
  car: IconCar,
  boat: IconSailboat,
  ball: IconBallFootball,
} as const satisfies Record<SignInPicture, unknown>

interface PicturePadProps {
  chosen: readonly SignInPicture[]
  /** Whether what was chosen is seen: while a child and a parent choose, but not while somebody looks on. */
  isShown: boolean
  isDisabled?: boolean
  onChange: (chosen: SignInPicture[]) => void
}

/** Sixteen pictures, of which three are chosen one after the other. */
export function PicturePad({ chosen, isShown, isDisabled = false, onChange }: PicturePadProps) {
  const t = useTexts(picturePadTexts)
  return (
    <div className={classes.pad}>
      <div className={classes.slots}>
        <output className={classes.slots}>
          <VisuallyHidden>{t('chosen', { count: chosen.length })}</VisuallyHidden>
          {[0, 1, 2].map((place) => {
            const picture = chosen[place]
            const Icon = picture === undefined || !isShown ? undefined : icons[picture]
            return (
              <span key={place} className={classes.slot} data-filled={picture !== undefined || undefined}>
                {Icon && <Icon size={30} aria-hidden />}
              </span>
            )
          })}
        </output>
        <Button
          variant="subtle"
          size="compact-md"
          disabled={chosen.length === 0 || isDisabled}
          onClick={() => onChange([])}
        >
          {t('clear')}
        </Button>
      </div>
      <fieldset className={classes.grid} aria-label={t('pictures')}>
        {signInPictures.map((picture, index) => {
          const Icon = icons[picture]
          return (
            <UnstyledButton
              key={picture}
              className={classes.picture}
              data-colour={index % 4}
              aria-label={t(picture)}
              title={t(picture)}
              disabled={isDisabled || chosen.length === 3 || (isShown && chosen.includes(picture))}
              onClick={() => !chosen.includes(picture) && onChange([...chosen, picture])}
            >
              <Icon size={40} stroke={1.6} aria-hidden />
            </UnstyledButton>
          )
        })}
      </fieldset>
    </div>
  )
}
