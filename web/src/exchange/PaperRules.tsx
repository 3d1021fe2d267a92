import { Paper, Text, Title } from '@mantine/core'
import { useTexts } from '../lib/texts.ts'
import { TemplateButton } from './TemplateButton.tsx'
import { paperTexts } from './paper-texts.ts'
import classes from './exchange.module.css'

const rules = ['questions', 'parts', 'options', 'keys', 'short', 'solutions', 'shared', 'end'] as const

const example = `PHẦN I. Câu trắc nghiệm nhiều phương án lựa chọn (6 điểm)
Câu 1. Thủ đô của nước ta là
A. Huế     B. Hà Nội     C. Đà Nẵng     D. Cần Thơ
Đáp án: B
Lời giải: Hà Nội là thủ đô từ năm 1945.

PHẦN II. Câu trắc nghiệm trả lời ngắn (4 điểm)
Câu 1. 6 × 7 bằng bao nhiêu?
Đáp án: 42
HẾT`

/** Asked for by those who write papers, in the way of nobody else. */
export function PaperRules() {
  const t = useTexts(paperTexts)
  return (
    <Paper component="details" className={classes.rules}>
      <summary>
        <Title order={2} size="h4">
          {t('title')}
        </Title>
      </summary>
      <Text>{t('hint')}</Text>
      <div className={classes.ruleColumns}>
        <dl>
          {rules.map((rule) => (
            <div key={rule}>
              <dt>{t(rule)}</dt>
              <dd>{t(`${rule}Rule`)}</dd>
            </div>
          ))}
        </dl>
        <div className={classes.example}>
          <Text fw={600}>{t('example')}</Text>
          <pre lang="vi">{example}</pre>
          <TemplateButton format="docx" label={t('sample')} />
          <Text size="sm">{t('otherwise')}</Text>
          <Text size="sm">{t('alsoRead')}</Text>
        </div>
      </div>
    </Paper>
  )
}
