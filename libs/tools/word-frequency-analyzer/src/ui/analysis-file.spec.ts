import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../engine/word-frequency-analyzer.engine.ts';
import { analysisJson, analysisRows } from './analysis-file.ts';

const input = { text: 'red cup, red cup, bowl', minLength: 2, excludeCommonWords: true } as const;
const output = engine.run(input, createEnv({ now: 0, seed: 0 }));

describe('analysis files', () => {
  it('contain words and phrases as rows', () => {
    expect(analysisRows(output, (category) => `<${category}>`)).toEqual([
      [1, 'red', 2, 40, '<high>'],
      [1, 'cup', 2, 40, '<high>'],
      [1, 'bowl', 1, 20, '<high>'],
      [2, 'red cup', 2, '', ''],
    ]);
  });

  it('contain settings and figures as JSON, but not the text', () => {
    const saved = JSON.parse(analysisJson(input, output)) as Record<string, unknown>;
    expect(saved).toMatchObject({
      settings: { minLength: 2, excludeCommonWords: true },
      totalWords: 5,
      uniqueWords: 3,
      topKeywords: ['red', 'cup', 'bowl'],
    });
    expect(saved).not.toHaveProperty('text');
    expect(saved).not.toHaveProperty('findings');
  });
});
