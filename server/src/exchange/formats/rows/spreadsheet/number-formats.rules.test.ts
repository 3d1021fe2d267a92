import { expect, test } from 'vitest'
import { builtInFormats, shownNumber } from './number-formats.ts'

test.each([
  [300.4836 / 24, '[h]:mm:ss', '300:29:01', true],
  [1.5, '[hh]:mm', '36:00', true],
  [181 / 1440, 'h:mm', '3:01', true],
  [450 / 1440, 'h:mm', '7:30', false],
  [45_901, builtInFormats[58] ?? '', '9月1日', true],
  [43_132, builtInFormats[31] ?? '', '2018年2月1日', false],
  [41_037, builtInFormats[15] ?? '', '8-thg 5-12', true],
  [41_037, '[$-409]d-mmm-yy', '8-May-12', false],
  [41_037, '[$-42A]d mmmm yyyy', '8 thg 5 2012', false],
  [41_037, 'd/m/yyyy', '8/5/2012', false],
  [41_037, builtInFormats[14] ?? '', '8/5/2012', true],
  [41_034, builtInFormats[14] ?? '', '5/5/2012', false],
  [41_050, builtInFormats[22] ?? '', '21/5/2012 0:00', false],
])(
  '%d as %s is %s, and a ratio that became a time, or a month in no language, is doubtful',
  (value, code, text, isOddDate) => {
    expect(shownNumber(value, code, false)).toEqual({ text, isOddDate })
  },
)

test.each([
  [0.00005, '0.00%', '0.005%'],
  [0.937, '0.00%', '93.70%'],
  [0.125, '0%', '12.5%'],
  [1 / 3, '0.00%', '33.33%'],
  [3, '0%', '300%'],
])('%d as %s is %s', (value, code, text) => {
  expect(shownNumber(value, code, false).text).toBe(text)
})

test.each([
  [1500, '[$$-409]#,##0.00;[RED]\\-[$$-409]#,##0.00', '$1500.00'],
  [-1500, '[$$-409]#,##0.00;[RED]\\-[$$-409]#,##0.00', '-$1500.00'],
  [-5, '"$"0', '-$5'],
  [20_000, '#,##0\\ [$₫-42A]', '20000 ₫'],
  [20_000, '#,##0\\ "đồng"', '20000 đồng'],
  [3, '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', '$3.00'],
  [-3, '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', '$(3.00)'],
  [0, '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', '$0.00'],
  [5, 'General" cm"', '5 cm'],
  [1, '"Đúng";;"Sai"', 'Đúng'],
  [0, '"Đúng";;"Sai"', 'Sai'],
  [4, '"a;b "0', 'a;b 4'],
  [7, '000', '007'],
  [730, '00"h"00', '07h30'],
  [2_500_000, '0.0,,"M"', '2.5M'],
  [0.25, '0%" đúng"', '25% đúng'],
  [12, '[<10]0" bé";0" lớn"', '12 lớn'],
  [9, '[<10]0" bé";0" lớn"', '9 bé'],
  [5, ';;;', '5'],
  [0, '0;-0;;@', '0'],
  [0.5, '# ?/?', '1/2'],
  [1.5, '@', '1.5'],
])('%d as %s is shown as %s', (value, code, text) => {
  expect(shownNumber(value, code, false).text).toBe(text)
})

test.each([
  [43_132, '[$-409]dddd, d mmmm yyyy', 'Thursday, 1 February 2018'],
  [43_132, 'dddd d/m/yyyy', 'Thứ Năm 1/2/2018'],
  [43_132.5, 'd/m/yyyy h:mm AM/PM', '1/2/2018 12:00 PM'],
  [90 / 86_400, 'mm:ss', '01:30'],
  [90 / 86_400, '[m]:ss', '1:30'],
  [90.5 / 86_400, 'mm:ss.0', '01:30.5'],
])('%d as %s is the day or the time %s', (value, code, text) => {
  expect(shownNumber(value, code, false).text).toBe(text)
})
