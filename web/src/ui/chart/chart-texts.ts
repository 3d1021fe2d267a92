import { defineTexts, ofScreen } from '../../lib/texts.ts'

export const chartTexts = defineTexts('ui-chart', {
  asTable: ofScreen('Xem dạng bảng', 'View as table'),
  asChart: ofScreen('Xem dạng biểu đồ', 'View as chart'),
  asTableNamed: ofScreen('Xem dạng bảng: {{title}}', 'View as table: {{title}}'),
  asChartNamed: ofScreen('Xem dạng biểu đồ: {{title}}', 'View as chart: {{title}}'),
})
