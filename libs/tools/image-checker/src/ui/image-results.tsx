import { InForceHint, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Field, SegmentedControl, TextInput } from '@seller-toolbox/ui';
import { judgeReport } from '../engine/judge-report.ts';
import type { ImageEngine } from '../engine/image-checker.engine.ts';
import type { ImageReport } from '../engine/image-report.schema.ts';
import type { RuleSetId } from '../engine/image-rules.data.ts';
import { IMAGE_TYPES } from '../engine/image-rules.ts';
import { WORKED_SAMPLE } from '../engine/sample-pictures.ts';
import type zh from '../locales/zh.json';
import { CheckList } from './check-list.tsx';
import type { CheckedPicture } from './checked-picture.ts';
import { ExamplePicture } from './example-picture.tsx';
import { FixCard } from './fix-card.tsx';
import { FixEffectLines } from './fix-effect-lines.tsx';
import { PictureView } from './picture-view.tsx';
import styles from './image-results.module.css';

export interface ImageResultsProps {
  tool: Tool<ImageEngine>;
  report: ImageReport;
  /** Undefined for the worked example. */
  picture: CheckedPicture | undefined;
  onFill: (fill: number) => void;
}

export function ImageResults({ tool, report, picture, onFill }: ImageResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const inForce = useInForceSentence(tool, report);
  return (
    <div className={styles.results}>
      <p className={styles.name}>{picture ? picture.file.name : t('ui.exampleName')}</p>
      <InForceHint ruleSet={tool.ruleSet}>{inForce}</InForceHint>
      <div className={report.examined === null ? undefined : styles.sides}>
        <PictureView report={report}>
          {picture ? (
            <img src={picture.address} alt="" decoding="async" />
          ) : (
            <ExamplePicture sample={WORKED_SAMPLE} />
          )}
        </PictureView>
        {report.examined === null && <p>{t('ui.notExamined')}</p>}
        <div className={styles.judged}>
          <SegmentedControl
            label={t('ui.imageType')}
            options={IMAGE_TYPES.map((value) => ({ value, label: t(`ui.type-${value}`) }))}
            value={report.imageType}
            onValueChange={(imageType) => tool.change({ imageType })}
          />
          <Field
            label={t('ui.asin')}
            hint={report.fileName === null ? t('ui.asinHint') : t('ui.fileNameIs', { name: report.fileName })}
          >
            <TextInput
              value={tool.input.asin}
              autoComplete="off"
              onValueChange={(asin) => tool.change({ asin })}
            />
          </Field>
          {report.imageType === 'secondary' && <p>{t('ui.secondaryNote')}</p>}
          <CheckList report={report} />
        </div>
      </div>
      {picture ? (
        <FixCard report={report} file={picture.file} onFill={onFill} />
      ) : (
        <div>
          {report.fix && <p>{t('ui.fixExample')}</p>}
          {report.fix && <FixEffectLines fix={report.fix} />}
        </div>
      )}
    </div>
  );
}

/** How the verdict differs by the rules in force today. */
function useInForceSentence({ ruleSet }: Tool<ImageEngine>, report: ImageReport): string | undefined {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { newer } = ruleSet;
  if (!newer?.effectiveFrom) return undefined;
  // The ids come from the engine.
  const other = judgeReport(report, { ...report, ruleSet: newer.id as RuleSetId });
  if (other.broken === report.broken && other.doubtful === report.doubtful) return undefined;
  return t('ui.inForce', {
    date: format.date(newer.effectiveFrom),
    broken: format.number(other.broken),
    doubtful: format.number(other.doubtful),
  });
}
