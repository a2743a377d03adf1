import { act, renderHook } from '@testing-library/react';
import type { ShownVersion } from './shown-version.ts';
import { useSelectedVersion } from './use-selected-version.ts';

const version = (strategy: ShownVersion['strategy'], score: number): ShownVersion => ({
  strategy,
  score,
  title: strategy,
  length: strategy.length,
  tier: score >= 90 ? 'green' : 'lime',
  changes: [],
  explanation: { text: '' },
  itemHighlights: null,
});
const selected = (rules: readonly ShownVersion[]) =>
  renderHook(() => useSelectedVersion({ rules, ai: undefined, restored: null })).result.current.selected;

describe('useSelectedVersion', () => {
  it('selects the first version that passes, which changes least', () => {
    expect(selected([version('minimal', 87), version('seo', 93), version('conversion', 100)])?.strategy).toBe(
      'seo',
    );
  });

  it('selects the highest score where none passes', () => {
    expect(selected([version('minimal', 70), version('seo', 89), version('conversion', 80)])?.strategy).toBe(
      'seo',
    );
  });

  it('selects the first of equal scores, which changes least', () => {
    expect(selected([version('minimal', 87), version('seo', 87)])?.strategy).toBe('minimal');
  });

  it('keeps the choice while only the scores of the versions change', () => {
    const { result, rerender } = renderHook(
      (rules: readonly ShownVersion[]) => useSelectedVersion({ rules, ai: undefined, restored: null }),
      { initialProps: [version('minimal', 100), version('seo', 90)] },
    );
    act(() => result.current.select('seo'));
    rerender([version('minimal', 50), version('seo', 30)]);
    expect(result.current.selected?.strategy).toBe('seo');
    rerender([version('minimal', 50)]);
    expect(result.current.selected?.strategy).toBe('minimal');
  });

  it('selects nothing without versions', () => {
    expect(selected([])).toBeUndefined();
  });
});
