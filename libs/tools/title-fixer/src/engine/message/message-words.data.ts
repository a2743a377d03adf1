/**
 * Patterns for the limit, characters and words in marketplace messages, in the languages in which sellers paste them:
 * English, Chinese (both scripts), Japanese, Indonesian, Vietnamese, German, French, Spanish, Italian. Compiled on 2026-11-21
 * from usual wording; no marketplace publishes its messages. Matched against lower-case NFKC text.
 */

/** Text before the limit: "maximum allowed is", "超过", "limite de". */
export const BEFORE_LIMIT =
  /(?:max(?:imum|imal[a-z]*|\.)?|limit[a-z]*|exceed[a-z]*|no more than|not more than|at most|up to|longer than|more than|over|under|within|超过|超過|超出|不得多于|不超过|不超過|最多|最大|上限|限制|最長|最长|最大で|以内|höchstens|maximale?[a-z]*|überschreite[a-z]*|höchst[a-z]*|mehr als|länger als|dépass[a-z]*|limite|plus de|maximum de|au plus|supera[a-z]*|excede[a-z]*|máxim[oa]s?|más de|límite|massim[oa]|oltre|più di|melebihi|maksim[a-z]*|batas|lebih dari|vượt quá|vượt|tối đa|giới hạn|nhiều hơn|dưới)[^\d.。！!?？\n]{0,32}$/u;

/** Text after the limit: "characters or fewer", "文字以内". */
export const AFTER_LIMIT =
  /^[^\d.。，,;；！!?？\n]{0,24}?(?:limit|max|or less|or fewer|以内|以下|まで|を超え|の制限|上限|限制|的限制|nicht überschreite|nicht überschritten|maximum|ou moins|o menos|como máximo|o meno|al massimo|atau kurang|trở xuống|或更少|以內)/u;

/** Text before a number that is the current length of the title or the excess, not the limit. */
export const BEFORE_CURRENT_LENGTH =
  /(?:current(?:ly)?|actual|your title (?:is|has)|the title (?:is|has)|contains|by|(?<!max(?:imum)? (?:allowed )?)length is|当前|目前|現在|实际|實際|现为|aktuell[a-z]*|actuelle?ment|actual(?:mente)?|attual[a-z]*|saat ini|hiện tại|hiện có)[^\d.。，,;；\n]{0,16}$/u;

/** The unit after a number of characters. */
export const CHARACTER_UNIT =
  /^[\s\-–]*(?:[个個]\s*)?(?:characters?|chars?\b|zeichen|caractères?|caracteres|caratteri|karakter|ký tự|字符|字元|字|文字)/u;

/** No published title policy has a limit outside this range. */
export const PLAUSIBLE_LIMIT = { min: 30, max: 500 };

/** Text before a list of characters: "special characters not allowed: !, $". */
export const CHARACTERS_NAMED =
  /(?:special|forbidden|invalid|prohibited|illegal|disallowed|unsupported|restricted) (?:characters?|symbols?)|(?:characters?|symbols?) (?:that are |which are )?not (?:allowed|permitted|supported)|特殊字符|特殊字元|特殊符号|特殊符號|非法字符|禁用字符|不允许的字符|不允許的字元|特殊文字|使用できない文字|禁止文字|機種依存文字|記号|sonderzeichen|unzulässige[a-z]* zeichen|ungültige[a-z]* zeichen|caractères? (?:spéciaux|spécial|interdits?|non autorisés?)|caracteres? (?:especial(?:es)?|no permitidos?|prohibidos?)|caratter[ei] (?:special[ei]|non consentit[io]|vietat[io])|karakter (?:khusus|terlarang|yang dilarang|tidak diizinkan)|ký tự (?:đặc biệt|bị cấm|không được phép)/gu;

/** A sentence about repeated words. */
export const REPETITION =
  /repeat|duplicat|more than (?:twice|two times|2 times)|appears? \d+ times|occurs? \d+ times|used \d+ times|too many times|重复|重複|多次|超过两次|超过2次|超過兩次|繰り返|wiederhol|mehrfach|mehr als zweimal|\d[ -]?mal\b|répét|plus de deux fois|\d fois|repetid|repite|más de dos veces|\d veces|ripetut|ripet|più di due volte|\d volte|berulang|diulang|lebih dari dua kali|\d kali|lặp|quá hai lần|\d lần|\d ?次|\d ?回/u;

const TWO_TIMES =
  '(?:two|zwei|deux|dos|due|[二两兩]|dua|hai|([1-9])) ?(?:times|-?mal|fois|veces|volte|次|回|kali|lần)|twice';

/** How often a word may occur; two times if it has no digit: "at most 2 times", "more than twice", "最多 2 次", "2回を超えて". */
export const MAX_USES = new RegExp(
  `(?:at most|more than|maximum of|up to|höchstens|maximal|mehr als|au plus|au maximum|plus de|como máximo|más de|al massimo|più di|最多|超过|超過|最大|maksimal|lebih dari|tối đa|quá) ?(?:${TWO_TIMES})|([1-9]) ?回(?:を超え|より多)`,
  'u',
);
/** One time too many: "3回以上". */
export const TOO_MANY_USES = /([2-9]) ?(?:回以上|次以上|or more times)/u;
/** A word without quotes: "the word dog appears". */
export const WORD_NAMED =
  /(?<!\p{L})(?:words?|wort|mot|palabra|parola|kata|từ) (?!(?:is|was|appears?|that|may|more)\s)([\p{L}\p{N}'-]+) (?=(?:appears?|occurs?|is|more|kommt|wird|erscheint|mehr|apparaît|est|plus|aparece|se|más|compare|è|viene|più|muncul|xuất)(?!\p{L}))/u;

/** A sentence about forbidden words. */
export const PROHIBITION =
  /not allowed|not permitted|prohibited|forbidden|restricted|disallowed|banned|must not|cannot (?:contain|include|use)|please remove|不允许|不允許|禁止|违禁|違禁|禁用|不得使用|不能使用|不可使用|敏感词|使用できません|使用不可|nicht erlaubt|nicht zulässig|unzulässig|verboten|interdit|non autorisé|pas autorisé|no permitid|no se permite|prohibid|non consentit|non ammess|vietat|dilarang|tidak diizinkan|tidak boleh|bị cấm|không được phép|không cho phép/u;

/** A sentence that calls kinds of words a violation, with examples in quotes: "promotional phrases such as 'Best Seller'". */
export const NAMED_KIND =
  /promotional|promotion|subjective|superlative|commentary|claims?\b|phrases? (?:such as|like)|words? (?:such as|like)|terms? (?:such as|like)|violat|remove|werb(?:lich|ung|e)|entfernen|publicitaire|promotionnel|supprime|retire[rz]|promocional|publicitari|elimin[ae]|promozional|rimuov|促销|推广|宣传|夸大|主观|请删除|移除|促銷|請刪除|宣伝|プロモーション|主観|削除|promosi|hapus|quảng cáo|khuyến mãi|xóa|gỡ bỏ/u;

/** Words about capital letters; "最大文字数" is the number of characters. */
export const CAPITALS_NAMED =
  /capital letters|all caps|all-caps|upper ?case|capitali[sz]ation|großbuchstaben|grossbuchstaben|majuscules|mayúsculas|maiuscol|大写|大寫|(?<!最)大文字(?!数)|huruf besar|huruf kapital|viết hoa|chữ hoa/u;

/** Text before a list of words without quotes: "repeated words: dog, cat". */
export const WORDS_LISTED =
  /(?:words?|terms?|phrases?|keywords?|词|詞|单词|單詞|词语|詞語|关键词|單字|単語|キーワード|語|wörter|wort|begriffe?|mots?|termes?|palabras?|términos?|parol[ae]|termin[ei]|kata|từ)[^:：\n"“”'‘’「」『』«»„]{0,40}[:：]\s*([^.。!！?？\n]+)/u;

/** Names of the title field, which messages quote too. */
export const FIELD_NAMES: readonly string[] = [
  'title',
  'product title',
  'item name',
  'item_name',
  'itemname',
  'product name',
  '标题',
  '標題',
  '商品名称',
  '商品名稱',
  '商品名',
  '商品标题',
  'タイトル',
  'titel',
  'titre',
  'título',
  'titolo',
  'judul',
  'tiêu đề',
];

/** Text before the message's error code. */
export const BEFORE_CODE =
  /(?:error|code|错误代码|错误|代码|錯誤代碼|錯誤|代碼|エラーコード|エラー|コード|fehlercode|fehler|erreur|código|codice|errore|kode|kesalahan|mã lỗi|mã)(?:\s*(?:code|nr\.?|no\.?|number|#|id))?(?:\s*[:：#(（[])?\s*$/u;
