// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { PartWords } from '../../tool-words.ts';

export const words: PartWords = {
  'title-analyzer': {"ui":{"today-rule":"適用中：タイトルの文字数上限","today-coming":"適用予定：タイトルの文字数上限","today-limit":"{{before}} → {{after}}","today-since":"{{date}}から適用","today-from":"{{date}}から"}},
  'currency-converter': {"ui":{"today-pair":"{{base}} → {{target}}","today-rate":"{{rate}}","today-change":"1か月で{{change}}","today-age":"{{date}}のレート"}},
  'amz-seller-calendar': {"ui":{"event-new-year":"元日","event-valentines-day":"バレンタインデー","event-easter":"イースター","event-mothers-day":"母の日","event-memorial-day":"メモリアルデー","event-fathers-day":"父の日","event-prime-day":"プライムデー","event-independence-day":"独立記念日","event-back-to-school":"新学期シーズン","event-labor-day":"レイバーデー","event-prime-big-deal-days":"プライム感謝祭","event-halloween":"ハロウィン","event-thanksgiving":"感謝祭","event-black-friday":"ブラックフライデー","event-cyber-monday":"サイバーマンデー","event-christmas":"クリスマス","event-lunar-new-year":"春節（工場休業）","event-golden-week":"ゴールデンウィーク","event-fba-peak":"繁忙期のFBA配送代行手数料","event-diwali":"ディワリ","event-singles-day":"独身の日","event-boxing-day":"ボクシングデー","today-next":"{{name}}の準備","today-days":"あと{{count}}日","today-today":"今日","today-tomorrow":"明日","today-running":"開催中","today-date":"{{date}}（{{marketplace}}）","today-inbound":"{{name}}向けに納品","today-until":"{{date}}まで"}},
};
