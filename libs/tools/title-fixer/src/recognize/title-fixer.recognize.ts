import { createVocabulary, foldText } from '@seller-toolbox/ask';
import type { Recognize, ToolText } from '@seller-toolbox/tool-contract';
import { PROHIBITION, REPETITION } from '../engine/message/message-words.data.ts';
import { parseMessage } from '../engine/message/parse-message.ts';
import type { engine } from '../engine/title-fixer.engine.ts';

/** Words of messages about rejected titles, folded. */
const words = createVocabulary({
  error:
    'error|error code|错误|错误代码|錯誤|エラー|kesalahan|galat|lỗi|invalid|不合规|不符合|违规|違規|suppressed|禁止显示',
  title:
    'title|titles|item_name|item name|product name|标题|商品名称|商品名|標題|商品名稱|タイトル|judul|nama produk|tiêu đề|tên sản phẩm',
  rejected:
    'not allowed|not permitted|exceeds|exceed|exceeded|longer than|maximum length|too long|too many|violates|violation of|repeats|repeated|more than|contains the word|does not meet|does not comply|non-compliant|special characters|must not|cannot contain|不允许|不得|超过|超出|违反|重复|特殊字符|不允許|超過|違反|重複|特殊字元|使用できない|超えて|重複|特殊文字|記号|melebihi|tidak diizinkan|tidak boleh|karakter khusus|berulang|vượt quá|không được phép|ký tự đặc biệt|lặp lại|không đáp ứng|vi phạm',
});
const CODE = /(?<!\d)(?:\d{4,6})(?!\d)/;

/** The marketplace's message about a title: what it asks to change. The title itself is still to be pasted. */
export const recognize: Recognize<typeof engine> = (text) => {
  const folded = foldText(text);
  const kinds = new Set(words.find(folded).map(({ id }) => id));
  const isError = kinds.has('error') && CODE.test(folded);
  const isRejection =
    kinds.has('title') && (kinds.has('rejected') || PROHIBITION.test(folded) || REPETITION.test(folded));
  if (!isError && !isRejection) return [];
  return [
    {
      confidence: isRejection ? 0.93 : 0.75,
      input: { title: '', errorMessage: text },
      line: () => lineOf(text),
    },
  ];
};

function lineOf(message: string): ToolText {
  const { limit, chars, words: found } = parseMessage(message);
  if (limit !== undefined) return { code: 'limit', params: { limit } };
  if (chars && chars.length > 0) return { code: 'characters', params: { list: chars.join(' ') } };
  if (found && found.length > 0) return { code: 'words', params: { list: found.slice(0, 3).join(', ') } };
  return { code: 'message' };
}
