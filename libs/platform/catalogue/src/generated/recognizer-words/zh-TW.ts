// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { PartWords } from '../../tool-words.ts';

export const words: PartWords = {
  'title-fixer': {"ui":{"limit":"標題不得超過 {{limit}} 個字元：貼上標題即可改寫","characters":"標題中不允許的字元：{{list}}","words":"錯誤訊息提到的詞：{{list}}","message":"貼上標題，依錯誤訊息改寫"}},
  'title-analyzer': {"ui":{"score":"標題 {{score}} 分，{{length}}/{{max}} 字元","over":"標題 {{score}} 分，{{length}} 字元，超過上限 {{max}} 共 {{over}} 個","no-title":"沒有標題可分析"}},
  'listing-optimizer': {"ui":{"terms-of":"作為搜尋字詞：{{bytes}}/{{max}} 位元組","terms":"作為搜尋字詞：{{bytes}} 位元組"}},
  'profit-calculator': {"ui":{"margin":"每件淨利 {{net}}，利潤率 {{margin}}，未扣 FBA 費用：{{parts}}","margin-at":"{{marketplace}}站每件淨利 {{net}}，利潤率 {{margin}}，未扣 FBA 費用：{{parts}}","beforeReferral":"扣佣金前每件利潤 {{net}}（我們沒有這項佣金資料）：{{parts}}","beforeReferral-at":"{{marketplace}}站扣佣金前每件利潤 {{net}}（我們沒有這項佣金資料）：{{parts}}","price":"售價 {{price}}","less-sales-tax":"{{before}} − 銷售稅（增值稅等）{{amount}}","less-goods":"{{before}} − 進貨成本 {{amount}}","less-shipping":"{{before}} − 運費 {{amount}}","less-advertising":"{{before}} − 廣告費 {{amount}}","less-referral":"{{before}} − 銷售佣金 {{amount}}","less-digital-services":"{{before}} − 數位服務費 {{amount}}","less-closing":"{{before}} − 結算費 {{amount}}","less-tax-on-fees":"{{before}} − 平台費用的稅 {{amount}}"}},
  'fba-calculator': {"ui":{"fee":"{{marketplace}}站 FBA 配送費每件 {{fee}}（不含倉儲費），計費重 {{weight}} {{unit}}","fee-storage":"{{marketplace}}站 FBA 配送費 + 1 個月倉儲費：每件 {{fee}}，計費重 {{weight}} {{unit}}","size":"材積重 {{weight}} {{unit}}；{{marketplace}}站 FBA 配送費每件 {{fee}} 起，隨重量增加","size-storage":"材積重 {{weight}} {{unit}}；{{marketplace}}站 FBA 配送費 + 1 個月倉儲費每件 {{fee}} 起，隨重量增加","no-fee":"超出{{marketplace}}站 FBA 收費表的尺寸或重量","at-price":"{{line}}，按售價 {{price}} 計算","other-currency":"{{line}}；售價不是 {{currency}}，未用於計算","without-overmax":"{{line}}；不含超限商品特殊處理費（我們沒有這個數字）"}},
  'currency-converter': {"ui":{"converted":"{{amount}} = {{result}}（{{date}}匯率）"}},
  'competitor-analyzer': {"ui":{"asin":"ASIN {{asin}}：比較競品"}},
  'review-analyzer': {"ui":{"asin":"ASIN {{asin}}：評論情緒與主題"}},
  'unit-converter': {"ui":{"converted":"{{value}} {{from}} = {{result}} {{to}}","size":"{{length}} × {{width}} × {{height}} {{to}}"}},
  'packing-calculator': {"ui":{"fit":"一箱可裝 {{count}} 個（內尺寸 {{sides}} {{unit}}）","none":"{{sides}} {{unit}} 的箱子一個也裝不下"}},
  'world-clock': {"ui":{"yours":"{{place}} {{day}} {{time}} = 本地 {{otherDay}} {{otherTime}}","other":"{{place}} {{day}} {{time}} = {{other}} {{otherDay}} {{otherTime}}"}},
  'amz-seller-calendar': {"ui":{"event":"{{name}}：{{date}}，還有 {{days}} 天","none":"{{name}}：行事曆中沒有這一年","day":"{{date}}：距今 {{days}} 天","day-next":"{{date}}：距今 {{days}} 天；之後的節日：{{name}}，{{next}}"}},
  'reference-table': {"ui":{"country":"{{name}}：{{code}}，{{iso3}}，貨幣 {{currency}}","state":"{{name}}：郵政縮寫 {{code}}","currency":"{{name}}：{{code}}，數字代碼 {{number}}","table":"表中有 {{rows}} 列"}},
  'qr-code-generator': {"ui":{"code":"QR Code {{modules}} × {{modules}} 格，容錯 {{recovers}}"}},
  'barcode-labels': {"ui":{"right":"{{kind}}，檢查碼正確：{{value}}","wrong":"{{kind}}，檢查碼錯誤，應為 {{right}}","added":"{{kind}}，補上檢查碼：{{value}}","label":"{{kind}} 標籤：{{value}}"}},
};
