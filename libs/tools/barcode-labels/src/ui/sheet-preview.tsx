import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import { useMemo, useState } from 'react';
import type { BarcodeOutput } from '../engine/barcode-labels.schema.ts';
import { pageSvg } from '../engine/page-svg.ts';
import type zh from '../locales/zh.json';
import styles from './label-inputs.module.css';

/** The pages to scale, one at a time. */
export function SheetPreview({ output }: { output: BarcodeOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const [wanted, setWanted] = useState(0);
  const page = Math.min(wanted, output.pages.length - 1);
  const svg = useMemo(() => (page < 0 ? '' : pageSvg(output, page, { outlines: true })), [output, page]);
  if (page < 0) return null;
  const { pageWidth, pageHeight } = output.sheet;
  const place = t('ui.pageOf', { page: format.number(page + 1), pages: format.number(output.pages.length) });
  return (
    <>
      <img
        className={styles.page}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        width={pageWidth}
        height={pageHeight}
        alt={t('ui.preview', { place })}
      />
      <div className={styles.actions}>
        <span>{place}</span>
        {output.pages.length > 1 && (
          <>
            <Button size="s" disabled={page === 0} onClick={() => setWanted(page - 1)}>
              {t('ui.previous')}
            </Button>
            <Button size="s" disabled={page === output.pages.length - 1} onClick={() => setWanted(page + 1)}>
              {t('ui.next')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
