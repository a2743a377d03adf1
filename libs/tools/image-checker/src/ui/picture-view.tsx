import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { Checkbox } from '@seller-toolbox/ui';
import { useState, type ReactNode } from 'react';
import type { ImageReport } from '../engine/image-report.schema.ts';
import type zh from '../locales/zh.json';
import { PictureMarks } from './picture-marks.tsx';
import styles from './picture-view.module.css';

export interface PictureViewProps {
  report: ImageReport;
  /** The image element. */
  children: ReactNode;
}

/** The picture with the bounding box of the product and optional marks on the non-white background. */
export function PictureView({ report, children }: PictureViewProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const [isMarked, setMarked] = useState(true);
  const { examined, fillBySide, fillByArea, nonWhitePixels } = report;
  if (examined === null || fillBySide === null || fillByArea === null) return null;
  const sentence = report.hasPlainBackground
    ? t('ui.pictureOf', { side: format.percent(fillBySide, 1), area: format.percent(fillByArea, 1) })
    : t('ui.pictureNotPlain');
  const style = { '--ratio': examined.width / examined.height };
  return (
    <figure className={styles.view}>
      {/* React's style type has no custom properties. */}
      <div className={styles.frame} style={style as object}>
        {children}
        <PictureMarks report={report} isMarked={isMarked} label={sentence} />
      </div>
      <figcaption className={styles.caption}>
        <span>{sentence}</span>
        {nonWhitePixels !== 0 && (
          <Checkbox label={t('ui.markNotWhite')} checked={isMarked} onCheckedChange={setMarked} />
        )}
      </figcaption>
    </figure>
  );
}
