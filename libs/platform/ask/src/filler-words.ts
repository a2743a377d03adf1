import { createVocabulary, without } from './vocabulary.ts';

/** Words of questions that say nothing about their subject, folded, in six languages. */
const fillers = createVocabulary({
  filler: [
    'to|in|into|of|for|at|on|the|a|an|is|are|and|per|how|much|many|what|when|which|convert|calculate|equals|equal|me|my|it|i|do|does|now|with',
    'fee|fees|fba|size|sizes|dimension|dimensions|dimensional|weight|weights|length|width|height|depth|volumetric|dim|package|product|item|box|l|w|h|d|x|by|wt|whats|days|until|till|left|after|am|would|if|fit|fits|boxes|carton|cartons|can',
    '尺寸|重量|重|长|長|宽|寬|高|深|费用|費用|体积重|體積重|包裝|包装|产品|產品|等于|等於|多少|换算|換算|换成|換成|转换|轉換|换|換|兑换|兌換|兑|兌|是|为|為|成|到|的|和|与|与|请问|請問|約|约|几|幾|乘|共|个|個|能装|可以放|箱子|盒子|外箱|紙箱|纸箱',
    '縦|横|幅|奥行き|奥行|高さ|高|重さ|サイズ|寸法|重量|何|は|を|に|の|で|と|が|いくら|換算|変換|計算|から|まで|約|です|か|箱|入る|個',
    'panjang|lebar|tinggi|berat|ukuran|dimensi|ke|di|dari|berapa|sama|dengan|adalah|jadi|konversi|hitung|biaya|yang|dan|untuk|itu|muat|kardus|kotak',
    'dài|rộng|cao|nặng|kích|thước|cân|sang|ra|là|bằng|bao|nhiêu|đổi|quy|tính|phí|trọng|lượng|của|và|cho|ở|tại|thành|được|khối|thùng|hộp|xếp',
  ].join('|'),
});

/** The letters and digits of a folded text without the words of questions: what it is about. */
export function contentOf(text: string): string {
  return without(text, fillers.find(text)).replace(/[^\p{L}\p{N}]+/gu, '');
}
