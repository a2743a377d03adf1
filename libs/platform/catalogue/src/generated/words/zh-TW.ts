// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
  'title-fixer': {"title":"標題合規修正","line":"檢查標題違規之處，依平台規則改寫出最多三個版本","keywords":"標題,合規,修正,違規,錯誤訊息,特殊字元,重複詞,改寫,最佳化,優化,AI,商品名稱"},
  'title-analyzer': {"title":"標題分析器","line":"依站點與類別為商品標題評分，逐項說明扣分原因","keywords":"標題,分析,評分,關鍵字,密度,長度,合規,SEO,字元數"},
  'listing-optimizer': {"title":"Listing 最佳化工具","line":"為標題、五點、描述和搜尋字詞評分，逐項說明如何改進","keywords":"Listing,最佳化,優化,五點,描述,搜尋字詞,評分,位元組,文案"},
  'keyword-density': {"title":"關鍵字密度檢測","line":"統計目標關鍵字在文字中出現的頻率，指出偏低與堆砌","keywords":"關鍵字,密度,頻率,堆砌,SEO,字數,文案,五點描述"},
  'keyword-combiner': {"title":"關鍵字組合","line":"兩到三組關鍵字互相搭配，百萬筆也能瀏覽、排序、匯出","keywords":"關鍵字,組合,長尾關鍵字,搭配,詞組,搜尋字詞,廣告,PPC,批次"},
  'case-converter': {"title":"大小寫轉換","line":"把一段文字同時寫成六種大小寫，一鍵複製","keywords":"大小寫,首字母大寫,全大寫,全小寫,句首大寫,反轉,交替,標題,文字,轉換"},
  'image-checker': {"title":"主圖檢查","line":"上傳前看清主圖哪裡不合規：純白背景、占比、尺寸、格式；圖片不離開瀏覽器","keywords":"主圖,圖片,白底圖,純白背景,85%,占比,圖片尺寸,JPEG,PNG,WebP"},
  'profit-calculator': {"title":"利潤計算機","line":"扣除所有成本與平台費用後，每件還剩多少","keywords":"利潤,利潤率,ROI,佣金,損益平衡,定價,亞馬遜,費用,毛利"},
  'fba-calculator': {"title":"FBA 費用計算機","line":"按尺寸、重量、售價和日期算 FBA 費用","keywords":"FBA,費用,配送費,倉儲費,尺寸分段,材積重,計費重,移除費,亞馬遜物流,旺季"},
  'currency-converter': {"title":"匯率換算","line":"依最新匯率換算貨幣、查看走勢，並標明匯率日期與來源","keywords":"匯率,換算,貨幣,外幣,美元,台幣,新臺幣,人民幣,歐元,日圓,英鎊,走勢"},
  'keyword-researcher': {"title":"關鍵字研究","line":"從自己的關鍵字報告看搜尋量、競爭度、各環節占比和缺口字詞","keywords":"關鍵字,研究,搜尋量,競爭度,難度,長尾,選詞,CPC"},
  'competitor-analyzer': {"title":"競品分析","line":"從自己的檔案看競品的價格帶、市占率、利潤率和機會","keywords":"競品,競爭對手,ASIN,價格,評分,銷量,利潤率,排名"},
  'review-analyzer': {"title":"評論分析","line":"從自己的檔案看評論情緒、主題、評分走勢與退貨原因","keywords":"評論,評價,情緒,負評,好評,主題,ASIN,VOC"},
  'design-patent-search': {"title":"設計專利查詢","line":"查詢美國設計專利：狀態、到期日、權利人、分類","keywords":"設計專利,專利查詢,外觀設計,侵權,專利號,申請人,USPTO"},
  'unit-converter': {"title":"單位換算","line":"長度、重量、體積、面積、溫度、功率與能量，邊輸入邊換算","keywords":"單位,換算,英吋,公分,磅,公斤,盎司,加侖,華氏,尺寸,重量"},
  'packing-calculator': {"title":"裝箱計算機","line":"選出合適的紙箱，並給出擺放方案","keywords":"裝箱,紙箱,擺放,材積重,計費重量,運費,FBA,外箱"},
  'world-clock': {"title":"世界時鐘","line":"本地與十二座城市的時間、晝夜、日光節約時間，以及共同的工作時段","keywords":"時區,世界時間,時差,日光節約時間,美國時間,太平洋時間,開會時間"},
  'amz-seller-calendar': {"title":"亞馬遜賣家行事曆","line":"全年節日與促銷檔期的日期、倒數、準備建議，可匯出行事曆檔案","keywords":"節日,促銷檔期,會員日,黑五,網一,聖誕,倒數,備貨,行事曆"},
  'reference-table': {"title":"速查表","line":"美國各州、國家與貨幣代碼、鞋碼衣碼、紙張、貿易條件、電池與螺絲規格","keywords":"速查表,參考表,州縮寫,國家代碼,貨幣代碼,鞋碼,尺碼,貿易條件,Incoterms,紙張尺寸,電池型號,螺絲規格"},
  'qr-code-generator': {"title":"QR Code 產生器","line":"把網址做成 QR Code：尺寸、顏色、容錯等級可選，下載前自動回讀驗證","keywords":"QR Code,二維碼,QR碼產生器,網址,插卡,PNG,SVG,批次"},
  'barcode-labels': {"title":"條碼標籤","line":"FNSKU、UPC、EAN、ITF-14 條碼，檢查碼自動算，依實際尺寸（公釐）列印到標籤紙","keywords":"條碼,標籤,FNSKU,UPC,EAN,ITF-14,Code 128,檢查碼,熱感,A4標籤紙,貼標"},
  'restock-planner': {"title":"備貨計畫","line":"補多少貨、最晚哪天下單","keywords":"補貨,備貨,安全庫存,補貨點,庫存天數,斷貨,FBA庫存,最低訂購量,箱入數,低量庫存費"},
  'word-frequency-analyzer': {"title":"詞頻分析","line":"文案裡哪些詞、哪些片語出現最多，一目了然","keywords":"詞頻,統計,關鍵字,分析,片語,文案,標題,可讀性,中文斷詞"},
  'search-term-analyzer': {"title":"廣告搜尋字詞分析","line":"從搜尋字詞報告看否定什麼、加什麼、競價給多少","keywords":"廣告,搜尋字詞,搜尋字詞報告,否定詞,否定關鍵字,出單詞,競價,ACOS,PPC,CPC,SP廣告,詞根"},
};
