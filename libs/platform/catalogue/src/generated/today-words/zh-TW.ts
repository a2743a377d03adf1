// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { PartWords } from '../../tool-words.ts';

export const words: PartWords = {
  'title-analyzer': {"ui":{"today-rule":"現行規則：標題字元上限","today-coming":"即將生效：標題字元上限","today-limit":"{{before}} → {{after}}","today-since":"{{date}}起生效","today-from":"{{date}}起"}},
  'currency-converter': {"ui":{"today-pair":"{{base}} → {{target}}","today-rate":"{{rate}}","today-change":"近一個月 {{change}}","today-age":"{{date}}的匯率"}},
  'amz-seller-calendar': {"ui":{"event-new-year":"元旦","event-valentines-day":"情人節","event-easter":"復活節","event-mothers-day":"母親節","event-memorial-day":"陣亡將士紀念日","event-fathers-day":"父親節","event-prime-day":"Prime Day 會員日","event-independence-day":"獨立紀念日","event-back-to-school":"開學季","event-labor-day":"勞工節","event-prime-big-deal-days":"Prime 秋季會員日","event-halloween":"萬聖節","event-thanksgiving":"感恩節","event-black-friday":"黑色星期五","event-cyber-monday":"網路星期一","event-christmas":"聖誕節","event-lunar-new-year":"農曆新年（工廠放假）","event-golden-week":"日本黃金週","event-fba-peak":"FBA 旺季配送費","event-diwali":"排燈節","event-singles-day":"雙十一","event-boxing-day":"節禮日","today-next":"備戰{{name}}","today-days":"還剩 {{count}} 天","today-today":"今天","today-tomorrow":"明天","today-running":"進行中","today-date":"{{date}}（{{marketplace}} 站）","today-inbound":"{{name}}備貨入倉","today-until":"最遲{{date}}"}},
};
