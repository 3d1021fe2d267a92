import { defineMessages } from '../../messages.ts'

/** What is wrong with a template. `where` is the expression itself, where a text has several; places in it are counted from 1. */
export const templateMessages = defineMessages('templates', {
  tooLong: {
    default: '{{where}}An expression has at most {{most}} characters',
    vi: '{{where}}Biểu thức dài tối đa {{most}} ký tự',
    en: '{{where}}An expression has at most {{most}} characters',
  },
  tooDeep: {
    default: '{{where}}Too many brackets inside each other at character {{place}}',
    vi: '{{where}}Quá nhiều dấu ngoặc lồng nhau ở ký tự thứ {{place}}',
    en: '{{where}}Too many brackets inside each other at character {{place}}',
  },
  empty: {
    default: '{{where}}Please write an expression',
    vi: '{{where}}Vui lòng viết một biểu thức',
    en: '{{where}}Please write an expression',
  },
  unknownSign: {
    default: "{{where}}'{{sign}}' at character {{place}} does not belong here",
    vi: "{{where}}Không hiểu '{{sign}}' ở ký tự thứ {{place}}",
    en: "{{where}}'{{sign}}' at character {{place}} does not belong here",
  },
  unfinished: {
    default: '{{where}}Something is missing after character {{place}}',
    vi: '{{where}}Còn thiếu phần sau ký tự thứ {{place}}',
    en: '{{where}}Something is missing after character {{place}}',
  },
  unclosedText: {
    default: '{{where}}The text that begins at character {{place}} has no closing quote',
    vi: '{{where}}Đoạn chữ bắt đầu ở ký tự thứ {{place}} thiếu dấu nháy đóng',
    en: '{{where}}The text that begins at character {{place}} has no closing quote',
  },
  unknownName: {
    default: "{{where}}There is no variable '{{name}}' (character {{place}})",
    vi: "{{where}}Không có biến '{{name}}' (ký tự thứ {{place}})",
    en: "{{where}}There is no variable '{{name}}' (character {{place}})",
  },
  unknownFunction: {
    default: "{{where}}There is no function '{{name}}' (character {{place}})",
    vi: "{{where}}Không có hàm '{{name}}' (ký tự thứ {{place}})",
    en: "{{where}}There is no function '{{name}}' (character {{place}})",
  },
  wrongCount: {
    default: "{{where}}'{{name}}' does not take {{count}} {{count:value|values}} (character {{place}})",
    vi: "{{where}}Hàm '{{name}}' không nhận {{count}} giá trị (ký tự thứ {{place}})",
    en: "{{where}}'{{name}}' does not take {{count}} {{count:value|values}} (character {{place}})",
  },
  needsNumber: {
    default: '{{where}}A number is needed at character {{place}}',
    vi: '{{where}}Ở ký tự thứ {{place}} cần một số',
    en: '{{where}}A number is needed at character {{place}}',
  },
  needsWhole: {
    default: '{{where}}A whole number is needed at character {{place}}',
    vi: '{{where}}Ở ký tự thứ {{place}} cần một số nguyên',
    en: '{{where}}A whole number is needed at character {{place}}',
  },
  needsTruth: {
    default: '{{where}}A condition such as a < b is needed at character {{place}}',
    vi: '{{where}}Ở ký tự thứ {{place}} cần một điều kiện, ví dụ a < b',
    en: '{{where}}A condition such as a < b is needed at character {{place}}',
  },
  needsSame: {
    default: '{{where}}Only values of the same kind can be compared (character {{place}})',
    vi: '{{where}}Chỉ so sánh được hai giá trị cùng loại (ký tự thứ {{place}})',
    en: '{{where}}Only values of the same kind can be compared (character {{place}})',
  },
  dividedByZero: {
    default: '{{where}}Division by zero at character {{place}}',
    vi: '{{where}}Phép chia cho 0 ở ký tự thứ {{place}}',
    en: '{{where}}Division by zero at character {{place}}',
  },
  noRoot: {
    default: '{{where}}The root at character {{place}} does not come out even',
    vi: '{{where}}Căn ở ký tự thứ {{place}} không ra số đúng',
    en: '{{where}}The root at character {{place}} does not come out even',
  },
  exponentRange: {
    default: '{{where}}The exponent at character {{place}} must be a whole number from −{{most}} to {{most}}',
    vi: '{{where}}Số mũ ở ký tự thứ {{place}} phải là số nguyên từ −{{most}} đến {{most}}',
    en: '{{where}}The exponent at character {{place}} must be a whole number from −{{most}} to {{most}}',
  },
  placesRange: {
    default: '{{where}}Decimal places at character {{place}} are a whole number from 0 to {{most}}',
    vi: '{{where}}Số chữ số thập phân ở ký tự thứ {{place}} phải từ 0 đến {{most}}',
    en: '{{where}}Decimal places at character {{place}} are a whole number from 0 to {{most}}',
  },
  wordsRange: {
    default: '{{where}}Only whole numbers from 0 to 999,999,999 can be written in words (character {{place}})',
    vi: '{{where}}Chỉ đọc được số tự nhiên từ 0 đến 999 999 999 (ký tự thứ {{place}})',
    en: '{{where}}Only whole numbers from 0 to 999,999,999 can be written in words (character {{place}})',
  },
  tooLarge: {
    default: '{{where}}The number becomes too large at character {{place}}',
    vi: '{{where}}Số trở nên quá lớn ở ký tự thứ {{place}}',
    en: '{{where}}The number becomes too large at character {{place}}',
  },
  truthShown: {
    default: '{{where}}A condition cannot be shown; use if(…, …, …)',
    vi: '{{where}}Không thể hiện một điều kiện; hãy dùng if(…, …, …)',
    en: '{{where}}A condition cannot be shown; use if(…, …, …)',
  },
  braces: {
    default: 'Every {{open}} needs its }} with an expression between them, without formatting inside',
    vi: 'Mỗi {{open}} cần có }} và một biểu thức ở giữa, không định dạng bên trong',
    en: 'Every {{open}} needs its }} with an expression between them, without formatting inside',
  },
  titleFixed: {
    default: 'The title is the same for everybody: it has no {{open}}…}}',
    vi: 'Tiêu đề giống nhau cho mọi học sinh, không dùng {{open}}…}}',
    en: 'The title is the same for everybody: it has no {{open}}…}}',
  },
  nameInvalid: {
    default: 'A name is a letter, followed by letters or digits, such as a or x1',
    vi: 'Tên biến gồm một chữ cái, theo sau là chữ cái hoặc chữ số, ví dụ a hoặc x1',
    en: 'A name is a letter, followed by letters or digits, such as a or x1',
  },
  nameTaken: { default: 'This name is taken', vi: 'Tên này đã được dùng', en: 'This name is taken' },
  boundWhole: {
    default: 'Please write a whole number',
    vi: 'Vui lòng viết một số nguyên',
    en: 'Please write a whole number',
  },
  boundNumber: {
    default: 'Please write a number, such as 0.5',
    vi: 'Vui lòng viết một số, ví dụ 0,5',
    en: 'Please write a number, such as 0.5',
  },
  stepPositive: {
    default: 'The step must be more than 0',
    vi: 'Bước nhảy phải lớn hơn 0',
    en: 'The step must be more than 0',
  },
  boundsTurned: {
    default: 'The last value must not be below the first',
    vi: 'Giá trị cuối không được nhỏ hơn giá trị đầu',
    en: 'The last value must not be below the first',
  },
  valuesFew: {
    default: 'Please give at least 2 different values',
    vi: 'Vui lòng nhập ít nhất 2 giá trị khác nhau',
    en: 'Please give at least 2 different values',
  },
  variablesNone: {
    default: 'A template needs at least one variable that is drawn',
    vi: 'Câu hỏi mẫu cần ít nhất một biến được chọn ngẫu nhiên',
    en: 'A template needs at least one variable that is drawn',
  },
  textsLong: {
    default: 'A question with variables may have at most {{most}} characters, answers and explanation included',
    vi: 'Câu hỏi có biến chỉ được dài tối đa {{most}} ký tự, kể cả đáp án và lời giải',
    en: 'A question with variables may have at most {{most}} characters, answers and explanation included',
  },
  expressionsLong: {
    default: 'All expressions of a question together may have at most {{most}} characters',
    vi: 'Tất cả biểu thức của câu hỏi chỉ được dài tối đa {{most}} ký tự',
    en: 'All expressions of a question together may have at most {{most}} characters',
  },
  expressionsMany: {
    default: 'A question may have at most {{most}} expressions, conditions and formulas included',
    vi: 'Một câu hỏi chỉ có tối đa {{most}} biểu thức, kể cả điều kiện và công thức',
    en: 'A question may have at most {{most}} expressions, conditions and formulas included',
  },
  quizExpressionsMany: {
    default: 'The questions with variables of a quiz may have at most {{most}} expressions together',
    vi: 'Các câu hỏi có biến của bài kiểm tra chỉ có tối đa {{most}} biểu thức',
    en: 'The questions with variables of a quiz may have at most {{most}} expressions together',
  },
  quizStepsMany: {
    default:
      'The values of this quiz take more than {{most}} steps to calculate; please choose fewer questions with variables',
    vi: 'Để tính các giá trị của bài kiểm tra này cần hơn {{most}} bước; hãy chọn ít câu hỏi có biến hơn',
    en: 'The values of this quiz take more than {{most}} steps to calculate; please choose fewer questions with variables',
  },
  stepsMany: {
    default: 'The values of this question take more than {{most}} steps to calculate; please shorten its expressions',
    vi: 'Để tính các giá trị của câu hỏi này cần hơn {{most}} bước; hãy rút gọn các biểu thức',
    en: 'The values of this question take more than {{most}} steps to calculate; please shorten its expressions',
  },
  variablesMany: {
    default: 'At most {{most}} variables',
    vi: 'Tối đa {{most}} biến',
    en: 'At most {{most}} variables',
  },
  constraintsMany: {
    default: 'At most {{most}} conditions',
    vi: 'Tối đa {{most}} điều kiện',
    en: 'At most {{most}} conditions',
  },
  noDraw: {
    default:
      'No values were found that keep all conditions, in {{most}} steps; please widen the ranges or drop a condition',
    vi: 'Sau {{most}} bước vẫn không tìm được giá trị nào thoả mọi điều kiện; hãy mở rộng khoảng hoặc bớt điều kiện',
    en: 'No values were found that keep all conditions, in {{most}} steps; please widen the ranges or drop a condition',
  },
  optionsEqual: {
    default: 'Two options come out the same',
    vi: 'Hai phương án trùng nhau',
    en: 'Two options come out the same',
  },
  optionEmpty: {
    default: 'An option comes out empty',
    vi: 'Có phương án bị trống',
    en: 'An option comes out empty',
  },
})
