import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useWords } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { LengthRuler, TitlePreview } from '@seller-toolbox/listing-ui/title-picture';
import { useMemo } from 'react';
import type { FixerRules } from '../../engine/fixer-rules.data.ts';
import type { TitleFix } from '../../engine/title-fixer.schema.ts';
import { titlePicture } from '../../engine/title-picture.ts';
import type zh from '../../locales/zh.json';
import { loadPictureWords, PICTURE_WORDS, type PictureWords } from './picture-words.ts';
import styles from './title-pictures.module.css';

export interface TitlePicturesProps {
  fix: TitleFix;
  /** The rules of the fix. */
  rules: FixerRules;
  original: string;
  /** The selected version; undefined if there is none. */
  rewritten: string | undefined;
  /** The language of the listing. */
  language: string | undefined;
}

/** The original title and the selected version, each with a length ruler and a preview. */
export function TitlePictures(props: TitlePicturesProps) {
  return (
    <LazyWords namespace={PICTURE_WORDS} load={loadPictureWords}>
      <Pictures {...props} />
    </LazyWords>
  );
}

function Pictures({ original, rewritten, ...rest }: TitlePicturesProps) {
  const { t } = useToolWords<typeof zh>();
  return (
    <div className={styles.titles}>
      <Picture name={t('ui.original')} title={original} {...rest} />
      {rewritten !== undefined && <Picture name={t('ui.rewritten')} title={rewritten} {...rest} />}
    </div>
  );
}

interface PictureProps extends Omit<TitlePicturesProps, 'original' | 'rewritten'> {
  name: string;
  title: string;
}

function Picture({ name, title, fix, rules, language }: PictureProps) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<PictureWords>(PICTURE_WORDS);
  const { length, ruler, state, mobile } = useMemo(
    () => titlePicture(title, fix, rules),
    [title, fix, rules],
  );
  return (
    <section className={styles.title}>
      <h3>{name}</h3>
      <LengthRuler
        label={t('ui.type-length')}
        length={length}
        limit={fix.stats.maxAllowed}
        ruler={ruler}
        labelOf={(kind, at) => words(`pictures.mark-${kind}`, { at })}
        state={state}
      />
      <TitlePreview
        title={title}
        language={language}
        mobile={mobile}
        labels={{ desktop: words('pictures.desktop'), mobile: words('pictures.mobile') }}
      />
    </section>
  );
}
