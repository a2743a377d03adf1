// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { PartWords } from '../../tool-words.ts';

export const words: PartWords = {
  'title-analyzer': {"ui":{"today-rule":"现行规则：标题字符上限","today-coming":"即将生效：标题字符上限","today-limit":"{{before}} → {{after}}","today-since":"{{date}}起生效","today-from":"{{date}}起"}},
  'currency-converter': {"ui":{"today-pair":"{{base}} → {{target}}","today-rate":"{{rate}}","today-change":"近一个月 {{change}}","today-age":"{{date}}的汇率"}},
  'amz-seller-calendar': {"ui":{"event-new-year":"元旦","event-valentines-day":"情人节","event-easter":"复活节","event-mothers-day":"母亲节","event-memorial-day":"阵亡将士纪念日","event-fathers-day":"父亲节","event-prime-day":"Prime Day 会员日","event-independence-day":"独立日","event-back-to-school":"返校季","event-labor-day":"劳工节","event-prime-big-deal-days":"Prime 秋季会员日","event-halloween":"万圣节","event-thanksgiving":"感恩节","event-black-friday":"黑色星期五","event-cyber-monday":"网络星期一","event-christmas":"圣诞节","event-lunar-new-year":"春节（工厂放假）","event-golden-week":"日本黄金周","event-fba-peak":"FBA 旺季配送费","event-diwali":"排灯节","event-singles-day":"双十一","event-boxing-day":"节礼日","today-next":"备战{{name}}","today-days":"还剩 {{count}} 天","today-today":"今天","today-tomorrow":"明天","today-running":"进行中","today-date":"{{date}}（{{marketplace}} 站）","today-inbound":"{{name}}备货入仓","today-until":"最迟{{date}}"}},
};
