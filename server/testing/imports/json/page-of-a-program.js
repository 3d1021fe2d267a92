export default [
  { question: 'Cây nào cho quả chua?', options: ['Chanh', 'Mía'], answer: 0 },
];
