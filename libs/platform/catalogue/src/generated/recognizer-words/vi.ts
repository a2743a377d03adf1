// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { PartWords } from '../../tool-words.ts';

export const words: PartWords = {
  'title-fixer': {"ui":{"limit":"Tiêu đề tối đa {{limit}} ký tự: dán tiêu đề để viết lại","characters":"Ký tự không được phép trong tiêu đề: {{list}}","words":"Từ được nhắc trong thông báo: {{list}}","message":"Dán tiêu đề để viết lại theo thông báo"}},
  'title-analyzer': {"ui":{"score":"Tiêu đề {{score}} điểm, {{length}}/{{max}} ký tự","over":"Tiêu đề {{score}} điểm, {{length}} ký tự, vượt giới hạn {{max}} là {{over}} ký tự","no-title":"Không có tiêu đề để phân tích"}},
  'listing-optimizer': {"ui":{"terms-of":"Nếu dùng làm từ khóa backend: {{bytes}}/{{max}} byte","terms":"Nếu dùng làm từ khóa backend: {{bytes}} byte"}},
  'profit-calculator': {"ui":{"margin":"Lợi nhuận ròng {{net}} mỗi sản phẩm, biên {{margin}} (đã trừ phí giới thiệu {{referral}}, chưa trừ phí FBA)","beforeReferral":"Lợi nhuận ròng {{net}} mỗi sản phẩm trước phí giới thiệu: chúng tôi không có số liệu phí này"}},
  'fba-calculator': {"ui":{"fee":"Phí hoàn thiện đơn hàng FBA tại {{marketplace}} {{fee}} mỗi sản phẩm, chưa gồm lưu kho, trọng lượng tính cước {{weight}} {{unit}}","fee-storage":"Phí FBA tại {{marketplace}} {{fee}} mỗi sản phẩm: hoàn thiện đơn hàng và 1 tháng lưu kho, trọng lượng tính cước {{weight}} {{unit}}","size":"Trọng lượng thể tích {{weight}} {{unit}}; phí hoàn thiện đơn hàng FBA tại {{marketplace}} từ {{fee}}, tăng theo trọng lượng","size-storage":"Trọng lượng thể tích {{weight}} {{unit}}; phí FBA tại {{marketplace}} từ {{fee}} (hoàn thiện đơn hàng và 1 tháng lưu kho), tăng theo trọng lượng","no-fee":"Vượt kích thước hoặc trọng lượng trong biểu phí FBA tại {{marketplace}}","at-price":"{{line}}, với giá bán {{price}}","other-currency":"{{line}}; giá bán không phải {{currency}} nên không được tính","without-overmax":"{{line}}; chưa gồm phí xử lý đặc biệt hàng vượt khổ: chúng tôi không có số liệu phí này"}},
  'currency-converter': {"ui":{"converted":"{{amount}} = {{result}} (tỷ giá {{date}})"}},
  'competitor-analyzer': {"ui":{"asin":"ASIN {{asin}}: so sánh với đối thủ"}},
  'review-analyzer': {"ui":{"asin":"ASIN {{asin}}: cảm xúc và chủ đề của nhận xét"}},
  'unit-converter': {"ui":{"converted":"{{value}} {{from}} = {{result}} {{to}}","size":"{{length}} × {{width}} × {{height}} {{to}}"}},
  'packing-calculator': {"ui":{"fit":"Một thùng xếp được {{count}} hộp (lòng thùng {{sides}} {{unit}})","none":"Thùng {{sides}} {{unit}} không xếp được hộp nào"}},
  'world-clock': {"ui":{"yours":"{{time}}, {{day}} ở {{place}} = {{otherTime}}, {{otherDay}} giờ của bạn","other":"{{time}}, {{day}} ở {{place}} = {{otherTime}}, {{otherDay}} ở {{other}}"}},
  'amz-seller-calendar': {"ui":{"event":"{{name}}: {{date}} (còn {{days}} ngày)","none":"{{name}}: không có trong lịch năm đó","day":"{{date}}: cách hôm nay {{days}} ngày","day-next":"{{date}}: cách hôm nay {{days}} ngày; sự kiện tiếp theo: {{name}}, {{next}}"}},
  'reference-table': {"ui":{"country":"{{name}}: {{code}}, {{iso3}}, tiền tệ {{currency}}","state":"{{name}}: viết tắt bưu chính {{code}}","currency":"{{name}}: {{code}}, mã số {{number}}","table":"Bảng có {{rows}} dòng"}},
  'qr-code-generator': {"ui":{"code":"Mã QR {{modules}} × {{modules}} ô, chịu hỏng {{recovers}}"}},
  'barcode-labels': {"ui":{"right":"{{kind}}, số kiểm tra đúng: {{value}}","wrong":"{{kind}}, số kiểm tra sai: phải là {{right}}","added":"{{kind}}, thêm số kiểm tra: {{value}}","label":"Nhãn {{kind}}: {{value}}"}},
};
