// Trò chơi hỏi nhanh
class Question {
  constructor(text, choices, answer) {
    this.text = text
    this.choices = choices
    this.answer = answer
  }
  isRight(choice) {
    return this.answer === choice
  }
}

const hello = ['Xin chào', 'Tạm biệt']
const quiz = new Quiz([
  new Question('Con gì gáy "ò ó o"?', ['Gà trống', 'Vịt', 'Ngan'], 'Gà trống'),
  new Question('Quả gì có nhiều mắt mà không nhìn?', ['Quả na', 'Quả cam', 'Quả chuối'], 'Quả na'),
  new Question('Cái gì càng kéo càng ' + 'ngắn?', ['Dây thun', 'Điếu thuốc', 'Con đường'], 'Điếu thuốc'),
])
