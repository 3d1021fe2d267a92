import type { ExportFormat, ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import type { FormatReader, FormatWriter } from './item.ts'

const qti = async () => (await import('./formats/qti/qti.ts')).qti
const office = async () => (await import('./formats/office/office.ts')).office
const workbook = async () => (await import('./formats/sheet/workbook.ts')).workbook

/** Each brings libraries of its own; only that of the wanted one is loaded. A new format is a line in each table. */
export const readers: Readonly<Record<ImportFormat, () => Promise<FormatReader>>> = {
  docx: async () => (await import('./formats/docx/docx.ts')).docx,
  text: async () => (await import('./formats/text/text.ts')).text,
  pdf: async () => (await import('./formats/pdf/pdf.ts')).pdf,
  photo: async () => (await import('./ai/photo.ts')).photo,
  doc: office,
  odt: office,
  rtf: office,
  xlsx: workbook,
  ods: workbook,
  xls: workbook,
  csv: async () => (await import('./formats/sheet/csv.ts')).csv,
  gift: async () => (await import('./formats/gift/gift.ts')).gift,
  aiken: async () => (await import('./formats/aiken/aiken.ts')).aiken,
  moodle_xml: async () => (await import('./formats/moodle/moodle-xml.ts')).moodleXml,
  latex: async () => (await import('./formats/latex/latex.ts')).latex,
  qti_3: qti,
  qti_2: qti,
  qti_1: qti,
  json: async () => (await import('./formats/json/json.ts')).ownJson,
}

export const writers: Readonly<Record<ExportFormat, () => Promise<FormatWriter>>> = {
  docx: async () => (await import('./formats/docx/docx.ts')).docx,
  xlsx: async () => (await import('./formats/sheet/workbook.ts')).xlsx,
  csv: async () => (await import('./formats/sheet/csv.ts')).csv,
  gift: async () => (await import('./formats/gift/gift.ts')).gift,
  moodle_xml: async () => (await import('./formats/moodle/moodle-xml.ts')).moodleXml,
  qti_3: async () => (await import('./formats/qti/qti.ts')).qti3Writer,
  qti_2: async () => (await import('./formats/qti/qti.ts')).qti2Writer,
  json: async () => (await import('./formats/json/json.ts')).ownJson,
}
