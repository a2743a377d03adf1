// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
  'title-analyzer': {"title":"標題分析器","line":"依站點與類別為商品標題評分，逐條說明扣分原因","keywords":"標題,分析,評分,關鍵字,密度,長度,合規,SEO,字元數"},
  'keyword-combiner': {"title":"關鍵字組合","line":"兩到三組關鍵字互相搭配，百萬筆也能瀏覽、排序、匯出","keywords":"關鍵字,組合,長尾字,搭配,詞組,搜尋字詞,廣告,PPC,批次"},
  'case-converter': {"title":"大小寫轉換","line":"把一段文字同時寫成六種大小寫，一鍵複製","keywords":"大小寫,首字母大寫,全大寫,全小寫,句首大寫,反轉,交替,標題,文字,轉換"},
  'fba-calculator': {"title":"FBA 費用計算器","line":"尺寸與重量決定分段，分段決定費用","keywords":"FBA,費用,配送費,倉儲費,尺寸分段,體積重,計費重,移除費,亞馬遜物流,旺季"},
  'unit-converter': {"title":"單位換算","line":"長度、重量、體積、面積、溫度、功率與能量，邊輸入邊換算","keywords":"單位,換算,英吋,公分,磅,公斤,盎司,加侖,華氏,尺寸,重量"},
  'world-clock': {"title":"世界時鐘","line":"本地與十二座城市的時間、晝夜、日光節約時間，以及共同的工作時段","keywords":"時區,世界時間,時差,日光節約時間,美國時間,太平洋時間,開會時間"},
  'amz-seller-calendar': {"title":"亞馬遜賣家行事曆","line":"全年節日與大促的日期、倒數、準備建議，可匯出行事曆檔案","keywords":"節日,大促,會員日,黑五,網一,聖誕,倒數,備貨,行事曆"},
  'word-frequency-analyzer': {"title":"詞頻分析","line":"文案裡哪些詞、哪些片語出現最多，一目了然","keywords":"詞頻,統計,關鍵字,分析,片語,文案,標題,可讀性,中文斷詞"},
};
