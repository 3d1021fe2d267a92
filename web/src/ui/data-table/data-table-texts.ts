import { defineTexts, followingScreen, ofScreen } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

export const dataTableTexts = defineTexts('ui-data-table', {
  actions: followingScreen(englishWords.actions),
  actionsFor: ofScreen('Thao tác với {{name}}', 'Actions for {{name}}'),
  selectRow: ofScreen('Chọn {{name}}', 'Select {{name}}'),
  selectAll: ofScreen('Chọn cả {{count}} dòng của trang này', 'Select all {{count}} {{count:row|rows}} on this page'),
  clearSelection: ofScreen('Bỏ chọn', 'Clear Selection'),
  loading: ofScreen('Đang tải…', 'Loading…'),
})
