import { clauseAround, sentenceAround, stretchAround, wholeWordAround } from './claim-clauses.ts';

function around(find: typeof clauseAround, text: string, part: string): string {
  const start = text.indexOf(part);
  const { start: from, end } = find(text, { start, end: start + part.length });
  return text.slice(from, end);
}

describe('the clause around a claim', () => {
  it.each([
    ['Soft bag, free shipping, 10 L', 'free', 'free shipping'],
    ['Soft bag - free shipping', 'free', 'free shipping'],
    ['Leak-proof bag', 'proof', 'Leak-proof bag'],
    ['From 1,200 happy buyers, 10 L', 'happy', 'From 1,200 happy buyers'],
    ['Open 8:30 daily: call us', 'daily', 'Open 8:30 daily'],
    ['<b>best</b> bag', 'best', 'best'],
    ['Keeps 5 < 8 hours', 'hours', 'Keeps 5 < 8 hours'],
  ])('of %j at %j is %j', (text, part, clause) => {
    expect(around(clauseAround, text, part)).toBe(clause);
  });
});

describe('the sentence around a claim', () => {
  it.each([
    ['It is soft. It cures acne, fast. It smells.', 'cures', 'It cures acne, fast'],
    ['Do you like it? Leave five stars. Soft.', 'five', 'Do you like it? Leave five stars'],
    ['Holds 1.7 L and cures acne. Soft', 'cures', 'Holds 1.7 L and cures acne'],
    ['软。治疗失眠。', '治疗', '治疗失眠'],
  ])('of %j at %j is %j', (text, part, sentence) => {
    expect(around(sentenceAround, text, part)).toBe(sentence);
  });
});

describe('the word and the stretch around a claim', () => {
  it('take the rest of a word that it cuts', () => {
    expect(around(wholeWordAround, 'mit Geld-zurück-Garantie', 'zurück')).toBe('Geld-zurück-Garantie');
    expect(around(wholeWordAround, 'the best bag', 'best')).toBe('best');
    expect(around(stretchAround, '水筒 返金保証付き 1L', '返金')).toBe('返金保証付き');
  });
});
