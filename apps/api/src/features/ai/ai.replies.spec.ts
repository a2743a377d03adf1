import { AppError } from '../../http/app-error.ts';
import { parseComplianceReply, parseFixReply, parseOptimizationReply } from './ai.replies.ts';

const json = (value: object) => JSON.stringify(value);

function codeOf(parse: () => unknown): string {
  try {
    parse();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  throw new Error('was not refused');
}

describe('parseFixReply', () => {
  it('accepts strings with the changes and explanation of the reply', () => {
    const reply = { fixedTitles: ['A', 'B', 'C'], changes: ['cut'], explanation: 'why', complianceScore: 9 };
    const version = { changes: ['cut'], explanation: 'why' };
    expect(parseFixReply(json(reply)).versions).toEqual(
      ['A', 'B', 'C'].map((title) => ({ title, ...version })),
    );
  });

  it('accepts objects with changes and explanation', () => {
    const own = { title: 'A', changes: 'one text', explanation: { text: 'because' } };
    const reply = { fixedTitles: [own, { title: 'B' }, { title: 'C', changes: [] }], changes: ['cut'] };
    expect(parseFixReply(json(reply)).versions).toEqual([
      { title: 'A', changes: ['one text'], explanation: 'because' },
      { title: 'B', changes: ['cut'], explanation: null },
      { title: 'C', changes: [], explanation: null },
    ]);
  });

  it('returns the first three', () => {
    const titles = parseFixReply(json({ fixedTitles: ['A', 'B', 'C', 'D'] })).versions.map(
      ({ title }) => title,
    );
    expect(titles).toEqual(['A', 'B', 'C']);
  });

  it.each([
    ['ai.reply-malformed', 'I cannot do that'],
    ['ai.reply-malformed', '{"fixedTitles":["A","B"'],
    ['ai.reply-incomplete', '{"explanation":"why"}'],
    ['ai.reply-incomplete', '{"fixedTitles":"A"}'],
    ['ai.too-few-versions', '{"fixedTitles":[]}'],
    ['ai.too-few-versions', '{"fixedTitles":["A","B"]}'],
    ['ai.too-few-versions', '{"fixedTitles":["A","B","  "]}'],
    ['ai.too-few-versions', '{"fixedTitles":["A","B","\\u200b\\ud83d"]}'],
    ['ai.too-few-versions', '{"fixedTitles":["A","B",{"title":5}]}'],
  ])('rejects with %s: %s', (code, reply) => {
    expect(codeOf(() => parseFixReply(reply))).toBe(code);
  });

  it('bounds the length and number of texts', () => {
    const reply = {
      fixedTitles: ['A\u0000\nB', 'x'.repeat(5000), '\u001b[31mC'],
      changes: Array.from({ length: 30 }, () => 'y'.repeat(700)),
      explanation: 'z'.repeat(5000),
    };
    const [first, second, third] = parseFixReply(json(reply)).versions;
    expect([first?.title, second?.title.length, third?.title]).toEqual(['A B', 500, '[31mC']);
    expect(first?.changes.length).toBe(20);
    expect(first?.changes[0]?.length).toBe(600);
    expect(first?.explanation?.length).toBe(600);
  });
});

describe('parseOptimizationReply', () => {
  it('reads all fields', () => {
    const reply = {
      optimizedTitles: ['A', { title: 'B' }, 'C', 'D'],
      improvements: ['one'],
      keywordSuggestions: ['steel', { keyword: 'flask' }, 7],
      complianceNotes: 'fine',
    };
    expect(parseOptimizationReply(json(reply), 'Original')).toEqual({
      titles: ['A', 'B', 'C'],
      improvements: ['one'],
      keywords: ['steel', 'flask'],
      notes: ['fine'],
    });
  });

  it('requires only a title', () => {
    expect(parseOptimizationReply('{"optimizedTitles":["A"," A","Original"]}', 'Original')).toEqual({
      titles: ['A'],
      improvements: [],
      keywords: [],
      notes: [],
    });
  });

  it.each([
    ['ai.reply-malformed', 'none'],
    ['ai.reply-misshapen', '{}'],
    ['ai.reply-misshapen', '{"optimizedTitles":{"a":"b"}}'],
    ['ai.reply-misshapen', '{"optimizedTitles":[""]}'],
  ])('rejects with %s: %s', (code, reply) => {
    expect(codeOf(() => parseOptimizationReply(reply, 'Original'))).toBe(code);
  });
});

describe('parseComplianceReply', () => {
  it.each([
    [
      { isCompliant: true, score: 92.4 },
      { isCompliant: true, score: 92 },
    ],
    [
      { isCompliant: false, score: -5 },
      { isCompliant: false, score: 0 },
    ],
    [
      { isCompliant: true, score: 1e9 },
      { isCompliant: true, score: 100 },
    ],
    [{ isCompliant: true }, { isCompliant: true, score: 90 }],
    [
      { isCompliant: true, score: '92' },
      { isCompliant: true, score: 90 },
    ],
    [{ violations: [] }, { isCompliant: true }],
    [{ violations: ['too long'] }, { isCompliant: false, violations: ['too long'] }],
    [{ violations: [{ type: 'length', message: 'too long' }] }, { violations: ['too long'] }],
  ])('parses %j as %j', (reply, found) => {
    expect(parseComplianceReply(json(reply))).toMatchObject(found);
  });

  it.each([
    ['ai.reply-malformed', ''],
    ['ai.reply-misshapen', '{"score":90}'],
    ['ai.reply-misshapen', '{"isCompliant":"yes"}'],
  ])('rejects with %s: %s', (code, reply) => {
    expect(codeOf(() => parseComplianceReply(reply))).toBe(code);
  });
});
