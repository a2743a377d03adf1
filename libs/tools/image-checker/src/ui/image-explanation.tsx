import { useRuleSetSource, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { StepList } from '@seller-toolbox/tool-kit/explanation';
import { useFormat } from '@seller-toolbox/words/react';
import type { ImageEngine } from '../engine/image-checker.engine.ts';
import type { ImageReport } from '../engine/image-report.schema.ts';
import { BACKGROUND_TOLERANCE, SPECK_SHARE } from '../engine/measure-limits.data.ts';
import type zh from '../locales/zh.json';
import { useShareText } from './check-text.ts';

/** Explains how background, product and fill are measured, with the numbers of this picture. */
export function ImageExplanation({ tool, report }: { tool: Tool<ImageEngine>; report: ImageReport }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const shareText = useShareText();
  const sourceOf = useRuleSetSource();
  const { boundingBox: box, examined, fillBySide, fillByArea, whiteShare, edgeZone } = report;
  return (
    <StepList>
      <li>{t('ui.howBackground', { tolerance: BACKGROUND_TOLERANCE })}</li>
      {whiteShare !== null && edgeZone !== null && (
        <li>{t('ui.howWhite', { share: shareText(whiteShare), zone: edgeZone })}</li>
      )}
      {report.hasNearWhiteParts && <li>{t('ui.howNearWhite')}</li>}
      <li>{t('ui.howSpecks', { share: format.percent(SPECK_SHARE, 2) })}</li>
      {box && examined && fillBySide !== null && fillByArea !== null && (
        <>
          <li>
            <code>
              {t('ui.howSide', {
                width: box.width,
                height: box.height,
                frameWidth: examined.width,
                frameHeight: examined.height,
                fill: shareText(fillBySide),
              })}
            </code>
          </li>
          <li>
            <code>
              {t('ui.howArea', {
                width: box.width,
                height: box.height,
                frameWidth: examined.width,
                frameHeight: examined.height,
                fill: shareText(fillByArea),
              })}
            </code>
          </li>
        </>
      )}
      <li>{t('ui.howOwn')}</li>
      <li>{t('ui.howColors')}</li>
      {tool.ruleSet.current && <li>{sourceOf(tool.ruleSet.current)}</li>}
    </StepList>
  );
}
