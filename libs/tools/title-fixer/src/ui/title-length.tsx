import { useToolWords } from '@seller-toolbox/tool-kit';
import { LengthCounter } from '@seller-toolbox/listing-ui/listing-title';
import { useFormat } from '@seller-toolbox/words/react';
import type { TitleFix } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';

/** The title's length and the limit, with a dot from 80 percent of the limit on, red over it. */
export function TitleCounter({ fix }: { fix: TitleFix }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { length, maxAllowed } = fix.stats;
  const { state } = fix.counter;
  return (
    <LengthCounter state={state} note={state === 'within' ? undefined : t(`ui.counter-${state}`)}>
      {t('ui.counter', { length: format.number(length), max: format.number(maxAllowed) })}
    </LengthCounter>
  );
}
