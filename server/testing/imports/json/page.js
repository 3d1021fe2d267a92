const questions = [
  {
    "q": "Cây nào cho quả chua?",
    "o": [
      "Chanh",
      "Mía",
      "Nhãn"
    ],
    "a": "Chanh"
  },
  {
    "q": "Loại rau nào có màu tím?",
    "o": [
      "Tía tô",
      "Rau muống"
    ],
    "a": "Tía tô"
  }
];

export default questions;
