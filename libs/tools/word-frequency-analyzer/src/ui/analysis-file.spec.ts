import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../engine/word-frequency-analyzer.engine.ts';
import { analysisJson, analysisRows } from './analysis-file.ts';

const input = {
  text: 'red cup, red cups, red cup, bowl',
  minLength: 2,
  excludeCommonWords: true,
  mergeForms: true,
} as const;
const output = engine.run(input, createEnv({ now: 0, seed: 0 }));

describe('analysis files', () => {
  it('contain words and phrases as rows', () => {
    expect(analysisRows(output, (category) => `<${category}>`)).toEqual([
      [1, 'red', 3, 42.8571, '<high>', ''],
      [1, 'cup', 3, 42.8571, '<high>', 'cup 2, cups 1'],
      [1, 'bowl', 1, 14.2857, '<high>', ''],
      [2, 'red cup', 2, '', '', ''],
    ]);
  });

  it('contain settings and figures as JSON, but not the text', () => {
    const saved = JSON.parse(analysisJson(input, output)) as Record<string, unknown>;
    expect(saved).toMatchObject({
      settings: { minLength: 2, excludeCommonWords: true, mergeForms: true },
      totalWords: 7,
      uniqueWords: 3,
      topKeywords: ['red', 'cup', 'bowl'],
    });
    expect(saved).not.toHaveProperty('text');
    expect(saved).not.toHaveProperty('findings');
  });
});
