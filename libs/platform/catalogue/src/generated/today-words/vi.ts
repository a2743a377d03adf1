// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { PartWords } from '../../tool-words.ts';

export const words: PartWords = {
  'title-analyzer': {"ui":{"today-rule":"Đang áp dụng: giới hạn tiêu đề","today-coming":"Sắp áp dụng: giới hạn tiêu đề","today-limit":"{{before}} → {{after}}","today-since":"từ {{date}}","today-from":"từ {{date}}"}},
  'currency-converter': {"ui":{"today-pair":"{{base}} → {{target}}","today-rate":"{{rate}}","today-change":"{{change}} trong một tháng","today-age":"tỷ giá {{date}}"}},
  'amz-seller-calendar': {"ui":{"event-new-year":"Năm mới","event-valentines-day":"Lễ Tình nhân","event-easter":"Lễ Phục sinh","event-mothers-day":"Ngày của Mẹ","event-memorial-day":"Ngày Chiến sĩ trận vong","event-fathers-day":"Ngày của Cha","event-prime-day":"Prime Day","event-independence-day":"Quốc khánh Mỹ","event-back-to-school":"Mùa tựu trường","event-labor-day":"Labor Day (Lễ Lao động)","event-prime-big-deal-days":"Prime Big Deal Days","event-halloween":"Halloween","event-thanksgiving":"Lễ Tạ ơn","event-black-friday":"Black Friday","event-cyber-monday":"Cyber Monday","event-christmas":"Giáng sinh","event-lunar-new-year":"Tết Nguyên đán (nhà máy nghỉ)","event-golden-week":"Tuần lễ Vàng","event-fba-peak":"Phí cao điểm FBA","event-diwali":"Diwali","event-singles-day":"Ngày Độc thân (11.11)","event-boxing-day":"Boxing Day","today-next":"Chuẩn bị {{name}}","today-days":"còn {{count}} ngày","today-running":"Đang diễn ra","today-date":"{{date}}","today-inbound":"Nhập kho cho {{name}}","today-until":"chậm nhất {{date}}"}},
};
