import { EmptyResult, ToolFrame, useToolWords } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import { LazyBoundary, LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useLintedTool } from '@seller-toolbox/listing-ui/use-linted-tool';
import { listingLanguage } from '@seller-toolbox/listing-ui/listing-title';
import { useFormat } from '@seller-toolbox/words/react';
import { lazy, useMemo, useState } from 'react';
import { FIXER_RULES } from '../engine/fixer-rules.data.ts';
import type { Strategy } from '../engine/title-fixer.schema.ts';
import type { TitleFix } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import { AiSlot } from './ai/ai-slot.tsx';
import { fixOf } from './fix-of.ts';
import { FixerFigure } from './fixer-figure.tsx';
import { FixerInputs } from './fixer-inputs.tsx';
import { FixerResults } from './fixer-results.tsx';
import { HistorySlot } from './history/history-slot.tsx';
import { useFixToSave } from './history/use-fix-to-save.ts';
import { deferredEngine, loadLinted } from './deferred-engine.ts';
import { titleKey } from './request-keys.ts';
import { useAiVersions } from './use-ai-versions.ts';
import { Comparison } from './versions/comparison.tsx';
import { toShown } from './versions/shown-version.ts';
import { useSelectedVersion, type RestoredVersion } from './versions/use-selected-version.ts';
import type { AiFix } from './ai/ai-fix.ts';
import type { SavedFix } from './history/fix-history.ts';

const TitlePictures = lazy(async () => {
  const { loadTitlePictures } = await import('./lazy-parts.ts');
  return { default: (await loadTitlePictures()).TitlePictures };
});
const ManyTitles = lazy(async () => {
  const { loadManyTitles } = await import('./lazy-parts.ts');
  return { default: (await loadManyTitles()).ManyTitles };
});

const FixExplanation = lazy(async () => {
  const { loadFixExplanation } = await import('./lazy-parts.ts');
  return { default: (await loadFixExplanation()).FixExplanation };
});

const LABELED_FIELDS = ['title', 'errorMessage', 'brand', 'keywords', 'itemHighlights'] as const;

export function TitleFixer() {
  const tool = useLintedTool(deferredEngine, loadLinted, {
    describeUse: (output) => describeUse(fixOf(output)),
  });
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const fix = fixOf(tool.output);
  const input = { ...tool.input, ruleSet: fix?.ruleSet ?? tool.input.ruleSet };
  const ai = useAiVersions(input);
  const ruleVersions = useMemo(() => fix?.versions.map(toShown) ?? [], [fix]);
  const [restoredVersion, setRestoredVersion] = useState<(RestoredVersion & { readonly key: string }) | null>(
    null,
  );
  const choice = useSelectedVersion({
    rules: ruleVersions,
    ai: ai.versions,
    restored: restoredVersion?.key === titleKey(input) ? restoredVersion : null,
  });
  const saving = useFixToSave(input, fix, choice);
  const { selected } = choice;
  const choiceToSave = { ...choice, select };
  const original = input.title.trim();
  const language = listingLanguage(input.marketplace);

  function takeTitle(title: string) {
    tool.place({ title });
    void tool.clear({ what: 'example', own: ['title'] });
  }
  function restore(saved: SavedFix) {
    const { originalTitle, errorMessage, brand, marketplace, category } = saved;
    const restored = { title: originalTitle, errorMessage, brand, marketplace, category };
    tool.place(restored);
    void tool.clear({ what: 'example', own: Object.keys(restored) });
    if (saved.source === 'ai') ai.restore({ ...input, ...restored }, saved.fixedTitles);
    setRestoredVersion({
      key: titleKey({ ...input, ...restored }),
      source: saved.source,
      strategy: saved.selectedVersion,
    });
  }
  function showAnswer(answer: AiFix) {
    ai.show(answer);
    setRestoredVersion(null);
  }
  function select(strategy: Strategy) {
    choice.select(strategy);
    saving.selected(strategy);
  }

  const shown = fix && { fix, choice: choiceToSave, original, language, onCopied: saving.copied };
  const byStandard = fixOf(tool.outputByStandard);
  const sentenceOf = ({ score, violations }: TitleFix) =>
    t('ui.announcement', { score: format.number(score), count: format.number(violations.length) });
  return (
    <ToolFrame
      tool={tool}
      // The worked example stays on screen while the engine loads, which is too short for a progress bar.
      progress="own"
      inputs={
        <>
          <FixerInputs tool={tool} fix={fix} />
          <AiSlot
            input={input}
            isDirty={tool.isDirty}
            fix={fix}
            showsRules={choice.source === 'rules' && selected !== undefined}
            onFixed={showAnswer}
            onAnswered={saving.answered}
          />
        </>
      }
      labelOf={(path) => {
        const field = LABELED_FIELDS.find((name) => name === path);
        return field && t(`ui.${field}`);
      }}
      figure={shown && <FixerFigure {...shown} />}
      announcement={fix ? sentenceOf(fix) : t('ui.emptyTitle')}
      standardFigure={byStandard && sentenceOf(byStandard)}
      results={
        shown ? (
          <FixerResults {...shown} tool={tool} inForce={fixOf(tool.outputInForce)} />
        ) : (
          <EmptyResult tool={tool}>{t('ui.emptyTitle')}</EmptyResult>
        )
      }
      explanation={fix && <LateExplanation fix={fix} />}
      more={
        <>
          {fix && selected && <Comparison original={original} version={selected} language={language} />}
          {fix && (
            <LazyDisclosure
              summary={t('ui.pictures')}
              aside={`${format.number(fix.stats.length)} / ${format.number(fix.stats.maxAllowed)}`}
            >
              <TitlePictures
                fix={fix}
                rules={FIXER_RULES[fix.ruleSet]}
                original={original}
                rewritten={selected?.title}
                language={language}
              />
            </LazyDisclosure>
          )}
          <LazyDisclosure summary={t('ui.manyTitles')} aside="CSV · XLSX" takesFiles>
            <ManyTitles input={input} hasExample={tool.hasExample} onTitle={takeTitle} />
          </LazyDisclosure>
          <HistorySlot toSave={saving.toSave} ruleSet={input.ruleSet} onRestore={restore} />
        </>
      }
    />
  );
}

function LateExplanation({ fix }: { fix: TitleFix }) {
  return (
    <DeferredPart>
      <LazyBoundary>
        <FixExplanation fix={fix} />
      </LazyBoundary>
    </DeferredPart>
  );
}

function describeUse(fix: ReturnType<typeof fixOf>) {
  if (!fix) return null;
  const { stats, score, ruleSet, parsedError, versions } = fix;
  const usesMessage = Object.keys(parsedError).length > 0;
  return { length: stats.length, score, ruleSet, usesMessage, versions: versions.length };
}
