import { Code, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useTexts } from '../lib/texts.ts'
import { Fact, Facts } from '../ui/facts/Facts.tsx'
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
    <Paper component="details" p="lg" className={classes.rules}>
      <summary>
        <Title order={2} size="h4">
          {t('title')}
        </Title>
      </summary>
      <Text my="sm">{t('hint')}</Text>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Facts layout="table">
          {rules.map((rule) => (
            <Fact key={rule} label={t(rule)}>
              {t(`${rule}Rule`)}
            </Fact>
          ))}
        </Facts>
        <Stack gap="sm" align="flex-start">
          <Text fw={600}>{t('example')}</Text>
          <Code block lang="vi" w="100%" ff="inherit">
            {example}
          </Code>
          <TemplateButton format="docx" label={t('sample')} />
          <Text size="sm">{t('alsoRead')}</Text>
        </Stack>
      </SimpleGrid>
    </Paper>
  )
}
