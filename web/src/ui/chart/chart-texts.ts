import { defineTexts } from '../../lib/texts.ts'

export const chartTexts = defineTexts('ui-chart', {
  asTable: { default: 'Xem dạng bảng', vi: 'Xem dạng bảng', en: 'View as table' },
  asChart: { default: 'Xem dạng biểu đồ', vi: 'Xem dạng biểu đồ', en: 'View as chart' },
  asTableNamed: { default: 'Xem dạng bảng: {{title}}', vi: 'Xem dạng bảng: {{title}}', en: 'View as table: {{title}}' },
  asChartNamed: {
    default: 'Xem dạng biểu đồ: {{title}}',
    vi: 'Xem dạng biểu đồ: {{title}}',
    en: 'View as chart: {{title}}',
  },
})
