import { Title } from '@mantine/core'
import { PlantDrawing } from '../../garden/drawings/PlantDrawing.tsx'
import { StickerDrawing } from '../../garden/drawings/StickerDrawing.tsx'
import { useTexts } from '../../lib/texts.ts'
import { studentTexts } from './student-texts.ts'
import classes from './student-home.module.css'

/** Three pictures, for the day on which everything is new. */
export function HowItWorks() {
  const t = useTexts(studentTexts)
  return (
    <section aria-labelledby="how-it-works">
      <Title order={2} id="how-it-works" className={classes.studentTitle}>
        {t('howItWorks')}
      </Title>
      <ol className={classes.steps}>
        <li>
          <StickerDrawing picture="rocket" size={76} />
          <span>{t('stepOne')}</span>
        </li>
        <li>
          <StickerDrawing picture="book" size={76} />
          <span>{t('stepTwo')}</span>
        </li>
        <li>
          <span className={classes.stepPlant}>
            <PlantDrawing kind="sunflower" stage="bloom" />
          </span>
          <span>{t('stepThree')}</span>
        </li>
      </ol>
    </section>
  )
}
