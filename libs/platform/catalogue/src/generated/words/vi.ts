// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
  'title-analyzer': {"title":"Phân tích tiêu đề","line":"Chấm điểm tiêu đề sản phẩm theo sàn và ngành hàng, nêu rõ lý do trừ điểm","keywords":"tiêu đề,phân tích,chấm điểm,từ khóa,mật độ,độ dài,tuân thủ,SEO,ký tự"},
  'fba-calculator': {"title":"Máy tính phí FBA","line":"Kích thước và cân nặng quyết định hạng, hạng quyết định phí","keywords":"FBA,phí,hoàn tất đơn hàng,lưu kho,hạng kích thước,trọng lượng thể tích,trọng lượng tính phí,thu hồi,amazon,cao điểm"},
  'unit-converter': {"title":"Chuyển đổi đơn vị","line":"Độ dài, khối lượng, thể tích, diện tích, nhiệt độ, công suất và năng lượng, tính ngay khi gõ","keywords":"đơn vị,chuyển đổi,inch,centimet,pound,kilôgam,ounce,gallon,độ F,kích thước,khối lượng"},
};
