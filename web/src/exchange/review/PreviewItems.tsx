import type { PreviewItem } from '@lms/contracts/exchange/exchange.ts'
import { Text } from '@mantine/core'
import { translateSent, useTexts } from '../../lib/texts.ts'
import { reviewTexts } from './review-texts.ts'
import classes from '../exchange.module.css'

/** Questions as they would come out. */
export function PreviewItems({ items }: { items: readonly PreviewItem[] }) {
  return (
    <ul className={classes.list}>
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
    <li className={classes.preview}>
      <Text size="sm" c="dimmed">
        {item.place}
      </Text>
      <Text>{item.content}</Text>
      {item.answers.length > 0 && (
        <ol>
          {item.answers.map(({ text, isCorrect }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the place of an option is all that tells it from others
            <li key={index}>{isCorrect ? <strong>{`${text} ${t('right')}`}</strong> : text}</li>
          ))}
        </ol>
      )}
      {item.problems.map(({ isBlocking, ...said }) => (
        <Text key={said.message} size="sm" c={isBlocking ? 'danger' : undefined}>
          {translateSent(said)}
        </Text>
      ))}
    </li>
  )
}
