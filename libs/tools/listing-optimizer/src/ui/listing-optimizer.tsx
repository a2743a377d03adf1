import { useLintedTool } from '@seller-toolbox/listing-ui/use-linted-tool';
import { ToolFrame, useToolWords } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat } from '@seller-toolbox/words/react';
import { lazy } from 'react';
import { firstEngine } from '../engine/first-engine.ts';
import type { ListingOutput } from '../engine/listing-optimizer.schema.ts';
import type zh from '../locales/zh.json';
import { BuilderPart } from './builder-parts.tsx';
import { ListingInputs } from './listing-inputs.tsx';
import { ListingResults } from './listing-results.tsx';
import { OverallFigure } from './overall-figure.tsx';

const ListingExplanation = lazy(async () => {
  const { loadListingExplanation } = await import('./lazy-sections.ts');
  return { default: (await loadListingExplanation()).ListingExplanation };
});

const TEXT_FIELDS = ['title', 'bullets', 'description', 'searchTerms'] as const;

async function loadLinted() {
  const { loadEngine } = await import('./lazy-sections.ts');
  return (await loadEngine()).engine;
}

export function ListingOptimizer() {
  const tool = useLintedTool(firstEngine, loadLinted, { describeUse });
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { output } = tool;
  const sentenceOf = ({ overallScore, issues }: ListingOutput) =>
    t('ui.announcement', { score: format.number(overallScore), issues: format.number(issues.length) });
  return (
    <ToolFrame
      tool={tool}
      inputs={<ListingInputs tool={tool} />}
      labelOf={(path) => {
        const field = TEXT_FIELDS.find((name) => path.split('.')[0] === name);
        return field && t(`ui.${field}`);
      }}
      figure={output && <OverallFigure output={output} />}
      announcement={output ? sentenceOf(output) : ''}
      standardFigure={tool.outputByStandard && sentenceOf(tool.outputByStandard)}
      results={output && <ListingResults tool={tool} output={output} inForce={tool.outputInForce} />}
      more={
        <>
          <BuilderPart tool={tool} part="preview" />
          <BuilderPart tool={tool} part="export" />
          <BuilderPart tool={tool} part="many" />
        </>
      }
      explanation={
        output && (
          <DeferredPart>
            <LazyBoundary>
              <ListingExplanation output={output} />
            </LazyBoundary>
          </DeferredPart>
        )
      }
    />
  );
}

/** An empty listing is not tracked as a use. */
function describeUse({ ruleSet, overallScore, fields }: ListingOutput) {
  const { title, bullets, description, searchTerms } = fields;
  const isEmpty = [title, ...bullets, description, searchTerms].every(({ state }) => state === 'empty');
  if (isEmpty) return null;
  return { ruleSet, overallScore, titleLength: title.length, descriptionLength: description.length };
}
