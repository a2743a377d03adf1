// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
  'title-analyzer': {"title":"Title analyzer","line":"Scores a product title for its marketplace and category, and says what costs points","keywords":"title,analyze,score,keyword,density,length,compliance,SEO,characters"},
  'fba-calculator': {"title":"FBA fee calculator","line":"Size and weight decide the tier, the tier decides the fee","keywords":"FBA,fee,fulfillment,storage,size tier,dimensional weight,billable weight,removal,amazon,peak"},
  'unit-converter': {"title":"Unit converter","line":"Length, weight, volume, area, temperature, power and energy, as you type","keywords":"unit,convert,inch,centimeter,pound,kilogram,ounce,gallon,fahrenheit,size,weight"},
};
