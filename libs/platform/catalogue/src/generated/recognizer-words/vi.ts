// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { RecognizerWords } from '../../tool-words.ts';

export const words: RecognizerWords = {
  'fba-calculator': {"ui":{"fee":"Phí FBA tại Mỹ {{fee}} mỗi sản phẩm, trọng lượng tính phí {{weight}} {{unit}}","size":"Trọng lượng thể tích {{weight}} {{unit}}; phí FBA tại Mỹ từ {{fee}}, tăng theo cân nặng","no-fee":"Vượt kích thước hoặc cân nặng trong bảng phí FBA tại Mỹ"}},
};
