import fc from 'fast-check';
import { parseMessage } from './parse-message.ts';

describe('parseMessage limit', () => {
  it.each([
    ['Error 100403: The title is 214 characters. Maximum allowed is 200.', 200],
    ['Your title exceeds the 80 character limit', 80],
    ['The title (214 characters) exceeds the limit of 125 characters.', 125],
    ['Titles must be 75 characters or fewer', 75],
    ['The title is over the maximum by 14 characters; the limit is 200', 200],
    ['商品名称超过200个字符', 200],
    ['标题长度为214个字符，超出上限125', 125],
    ['您的商品名稱超過 100 個字元的上限', 100],
    ['タイトルは100文字以内で入力してください', 100],
    ['商品名が２００文字を超えています', 200],
    ['Der Titel überschreitet die maximale Länge von 200 Zeichen', 200],
    ['Le titre dépasse la limite de 200 caractères', 200],
    ['El título supera el máximo de 150 caracteres', 150],
    ['Il titolo supera il limite massimo di 200 caratteri', 200],
    ['Judul melebihi batas 200 karakter', 200],
    ['Tiêu đề vượt quá 200 ký tự', 200],
    // "length is" was read as the current length.
    ['Maximum length is 75 characters.', 75],
    ['Maximum length is 75 characters, current length is 120 characters.', 75],
    ['Die Höchstlänge von 75 Zeichen wurde überschritten. Aktuelle Länge: 120 Zeichen', 75],
    ['La longueur maximale est de 75 caractères.', 75],
    ['La longitud máxima es de 75 caracteres.', 75],
    ['La lunghezza massima è di 75 caratteri.', 75],
    ['最大文字数は75文字です。', 75],
    ['最大文字数は75です', 75],
    ['最大长度为 75 个字符', 75],
  ])('%s', (message, limit) => {
    expect(parseMessage(message).limit).toBe(limit);
  });

  it.each([
    ['a length alone', 'The title is 214 characters.'],
    ['too small a number', 'A word may not appear more than 20 times'],
    ['too large a number', 'maximum of 501 characters'],
    ['a number of a word', 'no more than B0ABC123 200X'],
    ['nothing', ''],
  ])('is undefined for %s', (_title, message) => {
    expect(parseMessage(message).limit).toBeUndefined();
  });

  it.each([
    [29, undefined],
    [30, 30],
    [500, 500],
    [501, undefined],
  ])('%d is taken as %s', (limit, taken) => {
    expect(parseMessage(`Maximum of ${limit} characters`).limit).toBe(taken);
  });
});

describe('parseMessage characters', () => {
  it.each([
    ['item_name contains special characters not allowed: !, $', ['!', '$']],
    ['The following special characters are not allowed: (! $ ? _ { } ^ ¬ ¦).', [...'!$?_{}^¬¦']],
    ["The character '~' can't be used in a title", ['~']],
    ['标题包含特殊字符：！、#', ['！', '#']],
    ['商品名稱含有特殊字元「★」', ['★']],
    ['使用できない文字「♪」が含まれています', ['♪']],
    ['Der Titel enthält Sonderzeichen: *', ['*']],
    ['Le titre contient des caractères spéciaux « ~ »', ['~']],
    ['Judul berisi karakter khusus: #', ['#']],
    ['Tiêu đề chứa ký tự đặc biệt: @', ['@']],
  ])('%s', (message, chars) => {
    expect(parseMessage(message).chars).toEqual(chars);
  });

  it('ignore the punctuation of a sentence', () => {
    expect(parseMessage('The title is wrong! Please, fix it (today).').chars).toBeUndefined();
  });
});

describe('parseMessage words', () => {
  it.each([
    ["The word 'dog' appears 4 times in the title", ['dog']],
    ['The title repeats the words "Dog" and "Cat" more than twice', ['dog', 'cat']],
    ['Repeated words: dog, cat and bird.', ['dog', 'cat', 'bird']],
    ['标题中“水杯”重复超过两次', ['水杯']],
    ['標題中「水壺」重複', ['水壺']],
    ['「水筒」が3回以上繰り返されています', ['水筒']],
    ['Das Wort „Hund“ wird mehrfach wiederholt', ['hund']],
    ['Le mot « chien » est répété', ['chien']],
    ['La palabra "perro" se repite', ['perro']],
    ['La parola "cane" è ripetuta', ['cane']],
    ['Kata "anjing" berulang', ['anjing']],
    ['Từ "chó" bị lặp lại', ['chó']],
    ['Title contains the word dog more than 2 times.', ['dog']],
    ['Your title repeats the same word more than twice. Words: dog, bed', ['dog', 'bed']],
    ['Der Titel enthält dasselbe Wort mehr als 2-mal: Hund', ['hund']],
    ['Le mot chien apparaît plus de 2 fois', ['chien']],
    ['La palabra perro aparece más de 2 veces', ['perro']],
    ['La parola cane compare più di 2 volte', ['cane']],
  ])('repeated: %s', (message, words) => {
    const parsed = parseMessage(message);
    expect(parsed.words).toEqual(words);
    expect(parsed.forbiddenWords).toBeUndefined();
  });

  it.each([
    ['The phrase "best seller" is not allowed', ['best seller']],
    ['The "title" field may not contain "cure": such claims are prohibited', ['cure']],
    ['标题含有违禁词“最佳”', ['最佳']],
    ['「最安値」は使用できません', ['最安値']],
    ['Das Wort „Heilung“ ist nicht erlaubt', ['heilung']],
  ])('forbidden: %s', (message, words) => {
    expect(parseMessage(message)).toMatchObject({ words, forbiddenWords: words });
  });

  it('ignore sentences about something else', () => {
    expect(parseMessage('Listing "Dog Bowl" was suppressed').words).toBeUndefined();
  });
});

describe('parseMessage code', () => {
  it.each([
    ['Error 100403: too long', '100403'],
    ['error code: 8541', '8541'],
    ['错误代码 18448', '18448'],
    ['エラーコード：8015', '8015'],
    ['(100476) item highlights are not supported', '100476'],
    ['ASIN B012345678 has an error since 2026', undefined],
    ['limit of 2000 bytes', undefined],
  ])('%s', (message, code) => {
    expect(parseMessage(message).code).toBe(code);
  });
});

it('parseMessage accepts any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (message) => {
      const { limit } = parseMessage(message);
      expect(limit === undefined || (limit >= 30 && limit <= 500)).toBe(true);
    }),
  );
});

describe('parseMessage capitals', () => {
  it.each([
    ['Remove words in ALL CAPS', true],
    ['大文字は使用できません', true],
    ['标题不能全部大写', true],
    ['最大文字数は75文字です', undefined],
    ['最大文字数を超えています', undefined],
  ])('%s', (message, namesCapitals) => {
    expect(parseMessage(message).namesCapitals).toBe(namesCapitals);
  });
});

describe('parseMessage how often a word may occur', () => {
  it.each([
    ['a word may appear at most 2 times', 2],
    ["The word 'dog' appears more than 2 times in the title.", 2],
    ["The word 'dog' is used more than 3 times", 3],
    ['A title may not repeat a word more than twice', 2],
    ['höchstens 2 mal', 2],
    ['Das Wort „Hund“ kommt mehr als 2 Mal vor', 2],
    ['Das Wort „Hund“ wird mehr als zweimal verwendet', 2],
    ['Le mot « chien » apparaît plus de deux fois', 2],
    ['La palabra «perro» aparece más de 2 veces', 2],
    ['La parola «cane» compare più di due volte', 2],
    ['「犬」が2回を超えて使用されています', 2],
    ['「犬」が3回以上繰り返されています', 2],
    ['同一个词最多 2 次', 2],
    ['标题中“狗窝”重复超过两次', 2],
    ['Kata "anjing" muncul lebih dari 2 kali', 2],
    ['Từ "chó" xuất hiện quá 2 lần', 2],
    ["the word 'dog' appears 4 times in the title", undefined],
    ['more than 2 characters', undefined],
  ])('%s', (message, uses) => {
    expect(parseMessage(message).maxUses).toBe(uses);
  });
});
