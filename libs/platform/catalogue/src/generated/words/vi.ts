// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
  'title-fixer': {"title":"Sửa tiêu đề","line":"Tìm lỗi quy tắc của tiêu đề và viết lại thành tối đa ba bản hợp lệ","keywords":"tiêu đề,sửa,tuân thủ,vi phạm,thông báo lỗi,ký tự đặc biệt,từ lặp,viết lại,AI,listing"},
  'title-analyzer': {"title":"Phân tích tiêu đề","line":"Chấm điểm tiêu đề sản phẩm theo sàn và ngành hàng, nêu rõ lý do trừ điểm","keywords":"tiêu đề,phân tích,chấm điểm,từ khóa,mật độ,độ dài,tuân thủ,SEO,ký tự"},
  'listing-optimizer': {"title":"Tối ưu listing","line":"Chấm điểm tiêu đề, gạch đầu dòng, mô tả và từ khóa backend, chỉ ra điều cần sửa","keywords":"listing,tối ưu,gạch đầu dòng,mô tả,từ khóa backend,từ khóa tìm kiếm,chấm điểm,byte"},
  'keyword-density': {"title":"Kiểm tra mật độ từ khóa","line":"Đo tần suất từ khóa trong văn bản, chỉ ra từ còn ít và từ bị lặp quá nhiều","keywords":"từ khóa,mật độ,tần suất,nhồi nhét,SEO,đếm từ,gạch đầu dòng"},
  'keyword-combiner': {"title":"Ghép từ khóa","line":"Ghép mọi tổ hợp từ hai hoặc ba nhóm từ khóa; một triệu dòng vẫn xem, sắp xếp và lưu được","keywords":"từ khóa,ghép,tổ hợp,từ khóa dài,cụm từ,từ tìm kiếm,quảng cáo,PPC,hàng loạt"},
  'case-converter': {"title":"Chuyển chữ hoa, chữ thường","line":"Một đoạn văn bản ở sáu kiểu chữ hoa, chữ thường, mỗi kiểu một nút sao chép","keywords":"chữ hoa,chữ thường,viết hoa,tiêu đề,câu,đảo,xen kẽ,văn bản,chuyển đổi,case"},
  'image-checker': {"title":"Kiểm tra ảnh chính","line":"Xem điều gì khiến ảnh chính bị từ chối: nền trắng, tỷ lệ lấp đầy, kích thước, định dạng. Ảnh không rời khỏi trình duyệt","keywords":"ảnh chính, ảnh sản phẩm, nền trắng, 85 phần trăm, kích thước ảnh, JPEG, PNG, WebP"},
  'profit-calculator': {"title":"Công cụ tính lợi nhuận","line":"Còn lại bao nhiêu sau mọi chi phí và phí sàn","keywords":"lợi nhuận,biên lợi nhuận,ROI,phí giới thiệu,hoa hồng,hòa vốn,định giá,amazon,phí"},
  'fba-calculator': {"title":"Công cụ tính phí FBA","line":"Phí FBA: kích thước, trọng lượng, giá, ngày","keywords":"FBA,phí,hoàn thiện đơn hàng,hoàn tất đơn hàng,lưu kho,hạng kích thước,trọng lượng thể tích,trọng lượng tính cước,rút hàng,thu hồi,amazon,cao điểm"},
  'currency-converter': {"title":"Đổi tiền tệ","line":"Quy đổi theo tỷ giá mới nhất, xem xu hướng, rõ ngày và nguồn của tỷ giá","keywords":"tỷ giá,tiền tệ,quy đổi,ngoại tệ,đô la,đồng,nhân dân tệ,euro,yên,xu hướng"},
  'keyword-researcher': {"title":"Nghiên cứu từ khóa","line":"Lượng tìm kiếm, cạnh tranh, thị phần từng bước và từ khóa bỏ lỡ từ báo cáo của chính bạn","keywords":"từ khóa,nghiên cứu,lượng tìm kiếm,cạnh tranh,độ khó,đuôi dài,CPC"},
  'competitor-analyzer': {"title":"Phân tích đối thủ","line":"Khoảng giá, thị phần, biên lợi nhuận và khoảng trống của đối thủ từ tệp của bạn","keywords":"đối thủ,cạnh tranh,ASIN,giá,đánh giá,doanh số,biên lợi nhuận,thứ hạng"},
  'review-analyzer': {"title":"Phân tích nhận xét","line":"Cảm xúc, chủ đề, điểm đánh giá theo thời gian và lý do trả hàng từ tệp của bạn","keywords":"nhận xét,đánh giá,cảm xúc,phàn nàn,chủ đề,ASIN,VOC"},
  'design-patent-search': {"title":"Tra cứu kiểu dáng công nghiệp","line":"Tra kiểu dáng công nghiệp Mỹ: trạng thái, ngày hết hạn, chủ sở hữu, phân loại","keywords":"kiểu dáng công nghiệp,tra cứu sáng chế,vi phạm,số bằng,người nộp đơn,USPTO,Locarno"},
  'unit-converter': {"title":"Chuyển đổi đơn vị","line":"Độ dài, trọng lượng, thể tích, diện tích, nhiệt độ, công suất và năng lượng, tính ngay khi gõ","keywords":"đơn vị,chuyển đổi,inch,centimet,pound,kilôgam,ounce,gallon,độ F,kích thước,trọng lượng,khối lượng,cân nặng"},
  'packing-calculator': {"title":"Công cụ tính đóng thùng","line":"Thùng vừa với sản phẩm và cách xếp","keywords":"đóng thùng,thùng carton,hộp,cách xếp,trọng lượng thể tích,trọng lượng tính cước,khối lượng,cước phí,FBA"},
  'world-clock': {"title":"Đồng hồ thế giới","line":"Giờ tại nơi bạn và mười hai thành phố, ngày đêm, giờ mùa hè và giờ làm việc chung","keywords":"múi giờ,giờ thế giới,chênh lệch giờ,giờ mùa hè,giờ thái bình dương,lịch họp"},
  'amz-seller-calendar': {"title":"Lịch người bán","line":"Ngày lễ và đợt giảm giá trong năm, có đếm ngược, gợi ý chuẩn bị và tệp lịch để xuất","keywords":"ngày lễ,prime day,black friday,cyber monday,giáng sinh,đếm ngược,khuyến mãi,lịch"},
  'reference-table': {"title":"Bảng tra cứu","line":"Bang của Mỹ, mã nước và tiền tệ, cỡ giày và quần áo, khổ giấy, Incoterms, pin, ốc vít","keywords":"bảng tra cứu,viết tắt bang,mã quốc gia,mã tiền tệ,cỡ giày,cỡ quần áo,incoterms,khổ giấy,loại pin,ốc vít"},
  'qr-code-generator': {"title":"Tạo mã QR","line":"Biến địa chỉ thành mã QR theo cỡ, màu và mức sửa lỗi, tự kiểm tra đọc được trước khi lưu","keywords":"mã QR,tạo mã QR,thẻ kèm hàng,PNG,SVG,mã QR hàng loạt"},
  'barcode-labels': {"title":"Nhãn mã vạch","line":"Mã FNSKU, UPC, EAN, ITF-14 có số kiểm tra, in đúng kích thước thật trên giấy nhãn","keywords":"mã vạch,nhãn,FNSKU,UPC,EAN,ITF-14,Code 128,số kiểm tra,in nhiệt,giấy nhãn"},
  'restock-planner': {"title":"Kế hoạch nhập hàng","line":"Đặt bao nhiêu hàng, và khi nào","keywords":"nhập hàng,tồn kho an toàn,điểm đặt hàng,số ngày tồn,hết hàng,tồn kho FBA,MOQ,thùng"},
  'word-frequency-analyzer': {"title":"Phân tích tần suất từ","line":"Từ và cụm từ nào được dùng nhiều nhất trong văn bản, nhìn là thấy","keywords":"từ,tần suất,đếm,từ khóa,cụm từ,văn bản,độ dễ đọc,phân tích"},
  'search-term-analyzer': {"title":"Phân tích cụm từ tìm kiếm","line":"Cụm từ nên dừng, nên thêm và giá thầu","keywords":"quảng cáo,cụm từ tìm kiếm,báo cáo cụm từ tìm kiếm,từ khóa phủ định,giá thầu,ACoS,PPC,CPC,sponsored products,lãng phí"},
};
