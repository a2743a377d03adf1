import { STANDARD_RULE_SET } from '@seller-toolbox/tool-contract';
import {
  CopyTable,
  EmptyResult,
  ToolFrame,
  useTool,
  useToolEnvironment,
  useToolWords,
  type Tool,
} from '@seller-toolbox/tool-kit';
import { FileZone } from '@seller-toolbox/file-import/file-drop';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { KeyFigure } from '@seller-toolbox/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ImageReport } from '../engine/image-report.schema.ts';
import { judgeReport } from '../engine/judge-report.ts';
import type { ImageEngine } from '../engine/image-checker.engine.ts';
import { IMAGE_FILES } from '../import/image-files.ts';
import type zh from '../locales/zh.json';
import { useCheckText } from './check-text.ts';
import { reportOf, shareDone, type CheckedPicture } from './checked-picture.ts';
import { ImageExplanation } from './image-explanation.tsx';
import { ImageResults } from './image-results.tsx';
import { deferredEngine } from './deferred-engine.ts';
import { usePictures, type Pictures } from './use-pictures.ts';

// Loaded with the first picture, in one file.
const NoReport = lazy(async () => ({ default: (await import('./picture-table.tsx')).NoReport }));
const PictureTable = lazy(async () => ({ default: (await import('./picture-table.tsx')).PictureTable }));

/** Pixels are neither stored nor put in links. */
const TRANSIENT_FIELDS = ['pixels', 'wantsBackgroundRuns'] as const;

export function ImageChecker() {
  const tool = useTool(deferredEngine, { transientFields: TRANSIENT_FIELDS });
  const { t } = useToolWords<typeof zh>();
  const { trackUse } = useToolEnvironment();
  const [targetFill, setTargetFill] = useState<number>(tool.input.targetFill);
  const pictures = usePictures((picture) => trackUse(describeCheck(picture)));
  const { selected } = pictures;
  const { imageType, asin } = tool.input;
  const ruleSet = tool.output?.ruleSet ?? tool.input.ruleSet;
  const judged = (report: ImageReport) => judgeReport(report, { imageType, ruleSet, targetFill, asin });
  const example = tool.isCleared ? undefined : tool.output;
  const found = selected ? reportOf(selected) : example;
  const report = found && judged(found);
  const framed = useFramedTool(tool, pictures, report);
  const sentenceOf = ({ broken, doubtful }: ImageReport) => t('ui.announcement', { broken, doubtful });
  return (
    <ToolFrame
      tool={framed}
      layout="stacked"
      inputs={
        <FileZone
          icon="image"
          hint={t('ui.dropHint')}
          kept={t('ui.private')}
          choose={t('ui.choose')}
          accept={IMAGE_FILES}
          multiple
          onFiles={(files) => {
            pictures.add(files);
            void tool.clear({ what: 'example' });
          }}
        />
      }
      figure={report && <VerdictFigure report={report} />}
      announcement={report ? sentenceOf(report) : ''}
      standardFigure={report && sentenceOf(judgeReport(report, { ...report, ruleSet: STANDARD_RULE_SET }))}
      results={
        report && <ImageResults tool={tool} report={report} picture={selected} onFill={setTargetFill} />
      }
      empty={
        selected ? (
          <Suspense fallback={null}>
            <NoReport picture={selected} />
          </Suspense>
        ) : (
          <EmptyResult tool={framed}>{asin ? t('ui.noPictureOf', { asin }) : t('ui.noPicture')}</EmptyResult>
        )
      }
      explanation={report && <ImageExplanation tool={tool} report={report} />}
      more={
        (pictures.all.length > 0 || pictures.undoClear) && (
          <Suspense fallback={null}>
            <PictureTable pictures={pictures} judged={judged} />
          </Suspense>
        )
      }
      tips={[t('ui.tipNotChecked'), t('ui.tipSource'), t('ui.tipPaste'), t('ui.tipProfile')]}
    />
  );
}

/** Adapts the tool for ToolFrame: shows the progress of the picture queue like a run, and resets the pictures too. */
function useFramedTool(
  tool: Tool<ImageEngine>,
  pictures: Pictures,
  report: ImageReport | undefined,
): Tool<ImageEngine> {
  const { all, stop, clear, undoClear } = pictures;
  return useMemo(() => {
    if (all.length === 0 && undoClear === null && !tool.isCleared) return tool;
    const share = shareDone(all);
    const state: Tool<ImageEngine>['state'] =
      // The engine's own run over blank fields is none of the visitor's.
      share === null
        ? { status: 'cancelled', output: report }
        : { status: 'running', share, output: report, cancel: stop };
    const reset = () => {
      clear();
      tool.reset();
    };
    const undo =
      tool.undo &&
      (() => {
        undoClear?.();
        tool.undo?.();
      });
    return { ...tool, output: report, isDirty: all.length > 0, state, reset, undo };
  }, [tool, all, stop, clear, undoClear, report]);
}

function VerdictFigure({ report }: { report: ImageReport }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const platform = usePlatformWords();
  const textOf = useCheckText();
  const { broken, doubtful, results, examined, imageType } = report;
  const judged = results.filter(({ verdict }) => verdict !== 'unknown').length;
  const isClean = broken === 0 && doubtful === 0;
  return (
    <KeyFigure
      label={t('ui.figure')}
      value={`${format.number(broken)} / ${format.number(judged)}`}
      aside={
        <CopyTable
          look="icon"
          label={platform('frame.copy')}
          rows={() => results.map(({ rule, finding }) => [t(`ui.rule-${rule}`), textOf(finding)])}
        />
      }
      tone={broken > 0 ? 'bad' : doubtful > 0 ? 'warn' : examined ? 'ok' : undefined}
      note={
        isClean
          ? t(examined ? 'ui.figureGood' : 'ui.figureHeader')
          : t(broken > 0 ? `ui.figureBroken-${imageType}` : 'ui.figureDoubtful', {
              doubtful: format.number(doubtful),
            })
      }
    />
  );
}

/** Analytics of a check: counts and formats, no file names or pixels. */
function describeCheck(picture: CheckedPicture) {
  const report = reportOf(picture);
  return {
    action: 'check',
    format: report?.format ?? 'none',
    megapixels: Math.round(((report?.width ?? 0) * (report?.height ?? 0)) / 1e6),
    broken: report?.broken ?? 0,
  };
}
