// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
  'title-analyzer': {"title":"標題分析器","line":"依站點與類別為商品標題評分，逐條說明扣分原因","keywords":"標題,分析,評分,關鍵字,密度,長度,合規,SEO,字元數"},
  'fba-calculator': {"title":"FBA 費用計算器","line":"尺寸與重量決定分段，分段決定費用","keywords":"FBA,費用,配送費,倉儲費,尺寸分段,體積重,計費重,移除費,亞馬遜物流,旺季"},
  'unit-converter': {"title":"單位換算","line":"長度、重量、體積、面積、溫度、功率與能量，邊輸入邊換算","keywords":"單位,換算,英吋,公分,磅,公斤,盎司,加侖,華氏,尺寸,重量"},
};
