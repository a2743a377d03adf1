// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
  'title-analyzer': {"title":"タイトル分析","line":"出品先とカテゴリーに合わせて商品タイトルを採点し、減点の理由を示します","keywords":"タイトル,分析,採点,スコア,キーワード,密度,文字数,規約,SEO"},
  'fba-calculator': {"title":"FBA 手数料計算ツール","line":"サイズと重量で区分が、区分で手数料が決まります","keywords":"FBA,手数料,配送代行,在庫保管,サイズ区分,容積重量,請求重量,返送,アマゾン,繁忙期"},
  'unit-converter': {"title":"単位変換","line":"長さ・重さ・体積・面積・温度・仕事率・エネルギーを入力と同時に変換","keywords":"単位,変換,換算,インチ,センチ,ポンド,キログラム,オンス,ガロン,華氏,サイズ,重量"},
};
