// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { PartWords } from '../../tool-words.ts';

export const words: PartWords = {
  'title-fixer': {"ui":{"limit":"The title may have at most {{limit}} characters: paste it to have it rewritten","characters":"Characters that are not allowed in the title: {{list}}","words":"Words the message refers to: {{list}}","message":"Paste the title to have it rewritten to match the message"}},
  'title-analyzer': {"ui":{"score":"Title score {{score}}, {{length}} of {{max}} characters","over":"Title score {{score}}, {{length}} characters, {{over}} over the limit of {{max}}","no-title":"No title to analyze"}},
  'listing-optimizer': {"ui":{"terms-of":"As search terms: {{bytes}} of {{max}} bytes","terms":"As search terms: {{bytes}} bytes"}},
  'profit-calculator': {"ui":{"margin":"Net profit {{net}} per unit, margin {{margin}} (after a referral fee of {{referral}}, before FBA fees)","beforeReferral":"Net profit {{net}} per unit before the referral fee, which we do not have"}},
  'fba-calculator': {"ui":{"fee":"FBA fulfillment fee ({{marketplace}}) {{fee}} per unit without storage, shipping weight {{weight}} {{unit}}","fee-storage":"FBA fees ({{marketplace}}) {{fee}} per unit: fulfillment + 1 month of storage, shipping weight {{weight}} {{unit}}","size":"Dimensional weight {{weight}} {{unit}}; FBA fee ({{marketplace}}) from {{fee}}, higher with weight","size-storage":"Dimensional weight {{weight}} {{unit}}; FBA fees ({{marketplace}}) from {{fee}} with 1 month of storage, higher with weight","no-fee":"Beyond the sizes and weights of the FBA rate card ({{marketplace}})","at-price":"{{line}}, at a price of {{price}}","other-currency":"{{line}}; your price is not in {{currency}} and does not count","without-overmax":"{{line}}; without the special handling fee for overmax items, which we do not have"}},
  'currency-converter': {"ui":{"converted":"{{amount}} = {{result}} (rate as of {{date}})"}},
  'competitor-analyzer': {"ui":{"asin":"ASIN {{asin}}: compare with competitors"}},
  'review-analyzer': {"ui":{"asin":"ASIN {{asin}}: sentiment and themes of its reviews"}},
  'unit-converter': {"ui":{"converted":"{{value}} {{from}} = {{result}} {{to}}","size":"{{length}} × {{width}} × {{height}} {{to}}"}},
  'packing-calculator': {"ui":{"fit":"{{count}} fit in one carton ({{sides}} {{unit}} inside)","none":"None fit in a carton of {{sides}} {{unit}}"}},
  'world-clock': {"ui":{"yours":"{{time}}, {{day}} in {{place}} = {{otherTime}}, {{otherDay}} your time","other":"{{time}}, {{day}} in {{place}} = {{otherTime}}, {{otherDay}} in {{other}}"}},
  'amz-seller-calendar': {"ui":{"event":"{{name}}: {{date}} (days left: {{days}})","none":"{{name}}: not in that year’s calendar","day":"{{date}}, days from today: {{days}}","day-next":"{{date}}, days from today: {{days}}; next event: {{name}}, {{next}}"}},
  'reference-table': {"ui":{"country":"{{name}}: {{code}}, {{iso3}}, currency {{currency}}","state":"{{name}}: postal abbreviation {{code}}","currency":"{{name}}: {{code}}, number {{number}}","table":"A table with {{rows}} rows"}},
  'qr-code-generator': {"ui":{"code":"QR code of {{modules}} × {{modules}} modules, readable with {{recovers}} damaged"}},
  'barcode-labels': {"ui":{"right":"{{kind}}, check digit correct: {{value}}","wrong":"{{kind}}, check digit wrong: it should be {{right}}","added":"{{kind}}, with its check digit: {{value}}","label":"{{kind}} label: {{value}}"}},
};
