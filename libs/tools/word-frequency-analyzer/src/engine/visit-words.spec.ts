import { visitWords } from './visit-words.ts';

function wordsOf(text: string): string[] {
  const words: string[] = [];
  visitWords(text, { word: (word) => words.push(word), pause: () => words.push('|') });
  return words;
}

describe('visitWords', () => {
  it.each([
    ['Hello, World!', ['hello', '|', 'world', '|']],
    ["women's MEN’S", ["women's", "men's"]],
    ["'quoted' rock 'n' roll", ['|', 'quoted', '|', 'rock', '|', 'n', '|', 'roll']],
    ['3.5mm, 1,000 pcs.', ['3.5mm', '|', '1,000', 'pcs', '|']],
    ['v2.0 a.b', ['v2.0', 'a', '|', 'b']],
    ['usb-c  hub', ['usb', 'c', '|', 'hub']],
    ['Cafe\u0301 CAFÉ', ['café', 'café']],
    ['ＷＡＴＥＲ water ２５', ['water', 'water', '25']],
    ['１，２ ™', ['1', '|', '2', '|']],
    ['ﾜｲﾔﾚｽ ワイヤレス', ['ワイヤレス', 'ワイヤレス']],
    ['wa\u00adter \ufeffwater\u2060', ['water', 'water']],
    ['ÜBER straße', ['über', 'straße']],
    ['giảm giá', ['giảm', 'giá']],
    ['防水 speaker', ['防水', 'speaker']],
    ['送料無料のイヤホン', ['送料', '無料', 'の', 'イヤホン']],
    ['\u{10400}\u{1f600}a', ['\u{10428}', '|', 'a']],
    ['a\ud800b', ['a', '|', 'b']],
    ["10'5", ['10', '|', '5']],
    ['', []],
    [' \n.', ['|']],
  ])('of %p are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    ['蓝牙音箱', ['蓝牙', '音箱']],
    ['便携的音箱', ['便携', '的', '音箱']],
    ['ワイヤレスイヤホン', ['ワイヤレスイヤホン']],
    ['ノイズキャンセリング機能', ['ノイズキャンセリング', '機能']],
    ['音箱タオル音箱', ['音箱', 'タオル', '音箱']],
  ])('of %p are joined where the dictionary has no word', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});
