// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { PartWords } from '../../tool-words.ts';

export const words: PartWords = {
  'title-fixer': {"ui":{"limit":"タイトルは{{limit}}文字まで：タイトルを貼り付けると書き換えます","characters":"タイトルに使えない文字：{{list}}","words":"エラーの対象の語：{{list}}","message":"タイトルを貼り付けると、エラーに沿って書き換えます"}},
  'title-analyzer': {"ui":{"score":"タイトル{{score}}点、{{length}}/{{max}}文字","over":"タイトル{{score}}点、{{length}}文字、上限{{max}}を{{over}}文字超過","no-title":"分析するタイトルがありません"}},
  'listing-optimizer': {"ui":{"terms-of":"検索キーワードとして：{{bytes}}/{{max}}バイト","terms":"検索キーワードとして：{{bytes}}バイト"}},
  'profit-calculator': {"ui":{"margin":"1個あたりの純利益{{net}}、利益率{{margin}}（FBA手数料を引く前）：{{parts}}","margin-at":"{{marketplace}}の1個あたりの純利益{{net}}、利益率{{margin}}（FBA手数料を引く前）：{{parts}}","beforeReferral":"販売手数料を引く前の利益は1個{{net}}（販売手数料のデータがありません）：{{parts}}","beforeReferral-at":"{{marketplace}}の販売手数料を引く前の利益は1個{{net}}（販売手数料のデータがありません）：{{parts}}","price":"販売価格{{price}}","less-sales-tax":"{{before}} − 消費税・付加価値税{{amount}}","less-goods":"{{before}} − 仕入原価{{amount}}","less-shipping":"{{before}} − 送料{{amount}}","less-advertising":"{{before}} − 広告費{{amount}}","less-referral":"{{before}} − 販売手数料{{amount}}","less-digital-services":"{{before}} − デジタルサービス手数料{{amount}}","less-closing":"{{before}} − カテゴリー成約料{{amount}}","less-tax-on-fees":"{{before}} − 手数料にかかる税{{amount}}"}},
  'fba-calculator': {"ui":{"fee":"{{marketplace}}のFBA配送代行手数料：1個{{fee}}（在庫保管手数料を除く）、出荷重量{{weight}} {{unit}}","fee-storage":"{{marketplace}}のFBA配送代行手数料と1か月の在庫保管手数料：1個{{fee}}、出荷重量{{weight}} {{unit}}","size":"容積重量{{weight}} {{unit}}、{{marketplace}}のFBA配送代行手数料は1個{{fee}}から（重量による）","size-storage":"容積重量{{weight}} {{unit}}、{{marketplace}}のFBA配送代行手数料と1か月の在庫保管手数料は1個{{fee}}から（重量による）","no-fee":"{{marketplace}}のFBA料金表のサイズまたは重量を超えています","at-price":"{{line}}（販売価格{{price}}で計算）","other-currency":"{{line}}。販売価格が{{currency}}ではないため、計算に使っていません","without-overmax":"{{line}}。特別取り扱い手数料（規格超過）は金額のデータがなく、含みません"}},
  'currency-converter': {"ui":{"converted":"{{amount}} = {{result}}（{{date}}のレート）"}},
  'competitor-analyzer': {"ui":{"asin":"ASIN {{asin}}：競合と比べる"}},
  'review-analyzer': {"ui":{"asin":"ASIN {{asin}}：レビューの感情とトピック"}},
  'unit-converter': {"ui":{"converted":"{{value}} {{from}} = {{result}} {{to}}","size":"{{length}} × {{width}} × {{height}} {{to}}"}},
  'packing-calculator': {"ui":{"fit":"1箱に{{count}}個入ります（内寸{{sides}} {{unit}}）","none":"{{sides}} {{unit}}の箱には1個も入りません"}},
  'world-clock': {"ui":{"yours":"{{place}} {{day}} {{time}} = 現在地の{{otherDay}} {{otherTime}}","other":"{{place}} {{day}} {{time}} = {{other}} {{otherDay}} {{otherTime}}"}},
  'amz-seller-calendar': {"ui":{"event":"{{name}}：{{date}}（あと{{days}}日）","none":"{{name}}：その年のカレンダーにはありません","day":"{{date}}：今日から{{days}}日","day-next":"{{date}}：今日から{{days}}日、次のイベント：{{name}}、{{next}}"}},
  'reference-table': {"ui":{"country":"{{name}}：{{code}}、{{iso3}}、通貨{{currency}}","state":"{{name}}：郵便略号{{code}}","currency":"{{name}}：{{code}}、数字コード{{number}}","table":"{{rows}}行の表"}},
  'qr-code-generator': {"ui":{"code":"QRコード（{{modules}} × {{modules}}モジュール）、誤り訂正{{recovers}}"}},
  'barcode-labels': {"ui":{"right":"{{kind}}、チェックデジットは正しいです：{{value}}","wrong":"{{kind}}、チェックデジットが違います。正しくは{{right}}","added":"{{kind}}、チェックデジットを付けると{{value}}","label":"{{kind}}ラベル：{{value}}"}},
};
