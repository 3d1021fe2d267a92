import { defineMessages } from '../messages.ts'
import type { SheetState } from './scans.ts'

/** What became of a sheet, for screens and tables. */
export const sheetStateMessages = defineMessages('scans.states', {
  read: { default: 'Đã đọc', vi: 'Đã đọc', en: 'Read' },
  doubtful: { default: 'Cần xem lại', vi: 'Cần xem lại', en: 'To be looked at' },
  again: { default: 'Cần chụp lại', vi: 'Cần chụp lại', en: 'Another photograph needed' },
  unknown_code: { default: 'Không rõ mã', vi: 'Không rõ mã', en: 'Unknown code' },
  foreign_quiz: { default: 'Của đề khác', vi: 'Của đề khác', en: 'Of another quiz' },
  wrong_child: { default: 'Không rõ học sinh', vi: 'Không rõ học sinh', en: 'Student not known' },
  double: { default: 'Trùng phiếu', vi: 'Trùng phiếu', en: 'Double' },
  missing: { default: 'Thiếu trang', vi: 'Thiếu trang', en: 'A page is missing' },
  confirmed: { default: 'Đã xác nhận', vi: 'Đã xác nhận', en: 'Confirmed' },
  undone: { default: 'Đã hoàn tác', vi: 'Đã hoàn tác', en: 'Undone' },
} satisfies Record<SheetState, unknown>)
