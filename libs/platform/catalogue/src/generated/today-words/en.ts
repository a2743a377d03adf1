// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { PartWords } from '../../tool-words.ts';

export const words: PartWords = {
  'title-analyzer': {"ui":{"today-rule":"In force: title limit","today-coming":"Coming: title limit","today-limit":"{{before}} → {{after}}","today-since":"since {{date}}","today-from":"from {{date}}"}},
  'currency-converter': {"ui":{"today-pair":"{{base}} → {{target}}","today-rate":"{{rate}}","today-change":"{{change}} in one month","today-age":"rate as of {{date}}"}},
  'amz-seller-calendar': {"ui":{"event-new-year":"New Year","event-valentines-day":"Valentine’s Day","event-easter":"Easter","event-mothers-day":"Mother’s Day","event-memorial-day":"Memorial Day","event-fathers-day":"Father’s Day","event-prime-day":"Prime Day","event-independence-day":"Independence Day","event-back-to-school":"Back to school","event-labor-day":"Labor Day","event-prime-big-deal-days":"Prime Big Deal Days","event-halloween":"Halloween","event-thanksgiving":"Thanksgiving","event-black-friday":"Black Friday","event-cyber-monday":"Cyber Monday","event-christmas":"Christmas","event-lunar-new-year":"Lunar New Year (factories closed)","event-golden-week":"Golden Week","event-fba-peak":"FBA peak fees","event-diwali":"Diwali","event-singles-day":"Singles’ Day","event-boxing-day":"Boxing Day","today-next":"Get ready for {{name}}","today-days_one":"{{count}} day left","today-days_other":"{{count}} days left","today-running":"Now","today-date":"{{date}}","today-inbound":"Get stock in for {{name}}","today-until":"by {{date}}"}},
};
