import { useToolWords } from '@seller-toolbox/tool-kit';
import { Card } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import styles from './qr-notes.module.css';

/** Notes on uses, quality, format and security. */
export function QrNotes() {
  const { t } = useToolWords<typeof zh>();
  const sections = [
    [t('ui.uses'), [t('ui.useCard'), t('ui.useManual'), t('ui.useStore'), t('ui.useSupport')]],
    [t('ui.quality'), [t('ui.noteLevel'), t('ui.noteMargin')]],
    [t('ui.format'), [t('ui.notePng'), t('ui.noteSvg')]],
    [t('ui.security'), [t('ui.noteLocal'), t('ui.noteTarget'), t('ui.notePolicy')]],
  ] as const;
  return (
    <div className={styles.notes}>
      {sections.map(([title, lines]) => (
        <Card key={title} title={title}>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
