const PERCENT = String.raw`(?:(?:up to|bis zu|jusqu['’]à|hasta(?:\sun)?|fino al?)\s)?[-–−]?\p{Nd}{1,2}(?:[.,]\p{Nd})?\s?[%％]`;
const NOUN =
  '(?:discounts?|rabatt|nachlass|remise|rabais|réduction|sconto|ribasso|descuento|rebaja|割引|値引き?|折扣)(?!\\p{Script=Latin})';
/** A word for a discount and its percentage: "Sconto del 20 %", "20 % de remise", "20%割引". */
export const DISCOUNT = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}.,])(?:${PERCENT}\s?(?:d[ei]\s)?${NOUN}|${NOUN}[\s:：]{0,2}(?:(?:of|von|del?|di|um)\s)?${PERCENT})`,
  'giu',
);
