// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
  'title-fixer': {"title":"タイトル修正ツール","line":"商品タイトルの規約違反を見つけ、規約に合う案を最大3つ作ります","keywords":"タイトル,修正,規約,違反,エラー,特殊文字,重複,リライト,商品名,AI"},
  'title-analyzer': {"title":"タイトル分析","line":"マーケットプレイスとカテゴリーに合わせて商品タイトルを採点し、減点の理由を示します","keywords":"タイトル,分析,採点,スコア,キーワード,密度,文字数,規約,SEO"},
  'listing-optimizer': {"title":"商品ページ最適化","line":"タイトル・箇条書き・説明文・検索キーワードを採点し、改善点を示します","keywords":"listing,リスティング,商品ページ,最適化,箇条書き,説明文,検索キーワード,採点,バイト"},
  'keyword-density': {"title":"キーワード密度チェッカー","line":"キーワードが文章に出てくる割合を測り、少なすぎ・詰め込みすぎを示します","keywords":"キーワード,密度,頻度,詰め込み,SEO,文字数,箇条書き"},
  'keyword-combiner': {"title":"キーワード組み合わせ","line":"2～3グループのキーワードを総当たりで組み合わせ。100万件でも閲覧・並べ替え・保存できます","keywords":"キーワード,組み合わせ,ロングテール,掛け合わせ,検索語,広告,PPC,一括"},
  'case-converter': {"title":"大文字・小文字変換","line":"文章を大文字・小文字の6種類の表記に一度に変換し、それぞれコピーできます","keywords":"大文字,小文字,変換,タイトルケース,文頭大文字,反転,交互,テキスト,case"},
  'image-checker': {"title":"メイン画像チェッカー","line":"メイン画像の不備を出品前に確認：純白背景、占有率、サイズ、形式。画像はブラウザーの外に出ません","keywords":"メイン画像, 商品画像, 白背景, 純白, 85%, 占有率, 画像サイズ, JPEG, PNG, WebP"},
  'profit-calculator': {"title":"利益計算ツール","line":"すべての原価と手数料を引いて、1個あたりいくら残るか","keywords":"利益,利益率,ROI,販売手数料,損益分岐,価格設定,アマゾン,手数料"},
  'fba-calculator': {"title":"FBA手数料計算ツール","line":"サイズ・重量・価格・日付からFBA手数料を計算","keywords":"FBA,FBA手数料,手数料,配送代行,在庫保管,サイズ区分,容積重量,出荷重量,請求重量,返送,アマゾン,繁忙期"},
  'currency-converter': {"title":"通貨換算","line":"最新レートで換算し、推移を確認。レートの日付と出典も表示","keywords":"通貨,為替,換算,レート,ドル,円,人民元,ユーロ,ポンド,推移"},
  'keyword-researcher': {"title":"キーワードリサーチ","line":"自分のレポートから検索数、競合度、段階ごとのシェア、取りこぼしキーワードを調べます","keywords":"キーワード,リサーチ,検索数,競合,難易度,ロングテール,CPC"},
  'competitor-analyzer': {"title":"競合分析","line":"自分のファイルから競合の価格帯、シェア、利益率、狙い目を調べます","keywords":"競合,ASIN,価格,評価,販売数,利益率,ランキング"},
  'review-analyzer': {"title":"レビュー分析","line":"自分のファイルから、レビューの感情・トピック・評価の推移と返品理由を集計","keywords":"レビュー,評価,感情,クチコミ,話題,トピック,ASIN,VOC"},
  'design-patent-search': {"title":"意匠特許検索","line":"米国意匠特許を検索：状態、満了日、権利者、分類","keywords":"意匠,意匠特許,特許検索,侵害,特許番号,出願人,USPTO"},
  'unit-converter': {"title":"単位換算","line":"長さ・重量・体積・面積・温度・仕事率・エネルギーを入力と同時に換算","keywords":"単位,変換,換算,インチ,センチ,ポンド,キログラム,オンス,ガロン,華氏,サイズ,重量"},
  'packing-calculator': {"title":"梱包計算ツール","line":"商品に合う箱と詰め方を提案します","keywords":"梱包,ダンボール,積み付け,容積重量,請求重量,送料,FBA,箱詰め"},
  'world-clock': {"title":"世界時計","line":"現在地と12都市の時刻、昼夜、夏時間、共通の勤務時間帯","keywords":"タイムゾーン,世界時間,時差,夏時間,太平洋時間,会議時間"},
  'amz-seller-calendar': {"title":"セラーカレンダー","line":"年間の祝日とセールの日付、カウントダウン、準備のヒント。カレンダーファイルの書き出しも","keywords":"祝日,セール,プライムデー,ブラックフライデー,サイバーマンデー,クリスマス,カウントダウン,カレンダー"},
  'reference-table': {"title":"早見表","line":"米国の州、国・通貨コード、靴・服のサイズ、用紙、インコタームズ、電池、ねじ","keywords":"早見表,州の略称,国コード,通貨コード,靴サイズ,服サイズ,インコタームズ,用紙サイズ,電池,ねじ"},
  'qr-code-generator': {"title":"QRコード作成","line":"URLをQRコードに。サイズ・色・誤り訂正を選べ、保存前に読み取りを確認します","keywords":"QRコード,QR作成,同梱カード,PNG,SVG,一括作成"},
  'barcode-labels': {"title":"バーコードラベル","line":"FNSKU・UPC・EAN・ITF-14のバーコードをチェックデジット付きで、ラベル用紙に原寸印刷","keywords":"バーコード,ラベル,FNSKU,UPC,JAN,EAN,ITF-14,Code 128,チェックデジット,サーマル"},
  'restock-planner': {"title":"発注・在庫補充計画","line":"発注する数と期限を計算","keywords":"補充,発注点,安全在庫,在庫日数,在庫切れ,欠品,FBA在庫,最小ロット,入数,リードタイム"},
  'word-frequency-analyzer': {"title":"単語頻度分析","line":"文章の中で多く使われる単語とフレーズがひと目でわかります","keywords":"単語,頻度,分析,キーワード,フレーズ,テキスト,読みやすさ,形態素,出現回数"},
  'search-term-analyzer': {"title":"検索用語レポート分析","line":"止める語・加える語・入札額を判定","keywords":"広告,検索用語,検索用語レポート,除外キーワード,入札,ACOS,ACoS,PPC,CPC,スポンサープロダクト,無駄"},
};
