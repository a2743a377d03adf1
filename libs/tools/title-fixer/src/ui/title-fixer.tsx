import { ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { LateDisclosure } from '@seller-toolbox/tool-kit/late-part';
import { listingLanguage } from '@seller-toolbox/listing-ui/listing-title';
import { useFormat } from '@seller-toolbox/words/react';
import { lazy, useMemo, useState } from 'react';
import { FIXER_RULES } from '../engine/fixer-rules.data.ts';
import type { Strategy } from '../engine/title-fixer.schema.ts';
import { workedExampleEngine } from '../engine/worked-example.engine.ts';
import type zh from '../locales/zh.json';
import { AiSlot } from './ai/ai-slot.tsx';
import { FixExplanation } from './fix-explanation.tsx';
import { fixOf } from './fix-of.ts';
import { FixerFigure } from './fixer-figure.tsx';
import { FixerInputs } from './fixer-inputs.tsx';
import { FixerResults } from './fixer-results.tsx';
import { HistorySlot } from './history/history-slot.tsx';
import { useFixToSave } from './history/use-fix-to-save.ts';
import { loadEngine } from './load-engine.ts';
import { resultKey } from './question-key.ts';
import { useAiVersions } from './use-ai-versions.ts';
import { Comparison } from './versions/comparison.tsx';
import { toShown } from './versions/shown-version.ts';
import { useSelectedVersion, type RecalledVersion } from './versions/use-selected-version.ts';
import type { AiFix } from './ai/ai-fix.ts';
import type { SavedFix } from './history/fix-history.ts';

const TitlePictures = lazy(async () => {
  const { loadTitlePictures } = await import('./late-parts.ts');
  return { default: (await loadTitlePictures()).TitlePictures };
});
const ManyTitles = lazy(async () => {
  const { loadManyTitles } = await import('./late-parts.ts');
  return { default: (await loadManyTitles()).ManyTitles };
});

const LABELED = ['title', 'errorMessage', 'brand', 'itemHighlights'] as const;

export function TitleFixer() {
  const tool = useTool(workedExampleEngine, {
    load: loadEngine,
    describeUse: (output) => describeUse(fixOf(output)),
  });
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const fix = fixOf(tool.output);
  const input = { ...tool.input, ruleSet: fix?.ruleSet ?? tool.input.ruleSet };
  const ai = useAiVersions(input);
  const ruled = useMemo(() => fix?.versions.map(toShown) ?? [], [fix]);
  const [recalled, recall] = useState<(RecalledVersion & { readonly key: string }) | null>(null);
  const choice = useSelectedVersion({
    rules: ruled,
    ai: ai.versions,
    recalled: recalled?.key === resultKey(input) ? recalled : null,
  });
  const saving = useFixToSave(input, fix, choice);
  const { selected } = choice;
  const original = input.title.trim();
  const language = listingLanguage(input.marketplace);

  function restore(saved: SavedFix) {
    const { originalTitle, errorMessage, brand, marketplace, category } = saved;
    const restored = { title: originalTitle, errorMessage, brand, marketplace, category };
    tool.place(restored);
    if (saved.source === 'ai') ai.restore({ ...input, ...restored }, saved.fixedTitles);
    recall({
      key: resultKey({ ...input, ...restored }),
      source: saved.source,
      strategy: saved.selectedVersion,
    });
  }
  function showAnswer(answer: AiFix) {
    ai.show(answer);
    recall(null);
  }
  function select(strategy: Strategy) {
    choice.select(strategy);
    saving.selected(strategy);
  }

  return (
    <ToolFrame
      tool={tool}
      // What is on screen stays until the rules have come: a moment that needs no bar.
      progress="own"
      inputs={
        <>
          <FixerInputs tool={tool} fix={fix} />
          <AiSlot
            input={input}
            isOwn={tool.isOwn}
            fix={fix}
            onFixed={showAnswer}
            onAnswered={saving.answered}
          />
        </>
      }
      labelOf={(path) => {
        const field = LABELED.find((name) => name === path);
        return field && t(`ui.${field}`);
      }}
      figure={fix && <FixerFigure fix={fix} />}
      announcement={
        fix
          ? t('ui.announcement', {
              score: format.number(fix.score),
              count: format.number(fix.violations.length),
            })
          : t('ui.emptyTitle')
      }
      results={
        fix ? (
          <FixerResults
            tool={tool}
            fix={fix}
            inForce={fixOf(tool.outputInForce)}
            choice={{ ...choice, select }}
            onCopied={saving.copied}
          />
        ) : (
          <p>{t('ui.emptyTitle')}</p>
        )
      }
      explanation={fix && <FixExplanation fix={fix} />}
      more={
        <>
          {fix && selected && <Comparison original={original} version={selected} language={language} />}
          {fix && (
            <LateDisclosure summary={t('ui.pictures')}>
              <TitlePictures
                fix={fix}
                rules={FIXER_RULES[fix.ruleSet]}
                original={original}
                rewritten={selected?.title}
                language={language}
              />
            </LateDisclosure>
          )}
          <LateDisclosure summary={t('ui.manyTitles')}>
            <ManyTitles input={input} onTitle={(title) => tool.place({ title })} />
          </LateDisclosure>
          <HistorySlot toSave={saving.toSave} ruleSet={input.ruleSet} onRestore={restore} />
        </>
      }
    />
  );
}

function describeUse(fix: ReturnType<typeof fixOf>) {
  if (!fix) return null;
  const { stats, score, ruleSet, parsedError, versions } = fix;
  const usesMessage = Object.keys(parsedError).length > 0;
  return { length: stats.length, score, ruleSet, usesMessage, versions: versions.length };
}
