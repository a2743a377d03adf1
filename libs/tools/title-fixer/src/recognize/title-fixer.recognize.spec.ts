import { parseNumber } from '@seller-toolbox/words';
import { recognize } from './title-fixer.recognize.ts';

const guess = (text: string) =>
  recognize(text, {
    now: 0,
    timeZone: 'UTC',
    language: 'en',
    parseNumber: (digits) => parseNumber(digits, 'en'),
  });

describe('recognize', () => {
  it.each([
    'The title contains prohibited characters',
    '90057: The item_name field contains too many characters',
    'This listing violates the product title policy',
    '标题包含禁用词，商品被禁止显示',
    '您的商品信息违反了标题政策',
    '標題違反規定，請修改',
    'タイトルに禁止文字が含まれています',
    'Judul mengandung kata yang dilarang',
    'Tiêu đề chứa từ bị cấm',
  ])('takes "%s" for a message about a title', (message) => {
    expect(guess(message)).toMatchObject([{ confidence: 0.93, input: { errorMessage: message } }]);
  });

  it.each([
    'Stainless Steel Water Bottle 32 oz, Repeat Use',
    'Book Title Stamp Set',
    'No Parking Sign, Parking Prohibited, 12 x 18 in',
  ])('leaves the title "%s" to others', (title) => {
    expect(guess(title)).toEqual([]);
  });
});
