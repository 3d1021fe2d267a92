import type { PreviewItem } from '@lms/contracts/exchange/preview.ts'
import { Text } from '@mantine/core'
import { translateSent, useTexts } from '../../lib/texts.ts'
import { reviewTexts } from './review-texts.ts'
import classes from './review.module.css'

/** Questions as they would come out. */
export function PreviewItems({ items }: { items: readonly PreviewItem[] }) {
  return (
    <ul className={classes.previews}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of a paper count from one again
        <PreviewLine key={index} item={item} />
      ))}
    </ul>
  )
}

function PreviewLine({ item }: { item: PreviewItem }) {
  const t = useTexts(reviewTexts)
  return (
    <li className={classes.previewItem}>
      <Text size="sm" c="dimmed">
        {item.place}
      </Text>
      <Text>{item.content}</Text>
      {item.answers.length > 0 && (
        <ol className={classes.previewAnswers}>
          {item.answers.map(({ text, isCorrect }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the place of an option is all that tells it from others
            <li key={index}>
              {isCorrect ? (
                <strong>
                  {text} {t('right')}
                </strong>
              ) : (
                text
              )}
            </li>
          ))}
        </ol>
      )}
      {item.problems.map(({ isBlocking, ...said }) => (
        <Text key={said.message} size="sm" className={isBlocking ? classes.problem : undefined}>
          {translateSent(said)}
        </Text>
      ))}
    </li>
  )
}
