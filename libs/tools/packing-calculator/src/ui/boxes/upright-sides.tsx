import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat } from '@seller-toolbox/words/react';
import type zh from '../../locales/zh.json';
import { UprightChoices } from '../lazy-parts.ts';
import { SHOWN_SIDES, type UprightSidesProps } from './shown-sides.ts';

/** Which sides of a box may face up: named on the closed panel, to choose in it. */
export function UprightSides(props: UprightSidesProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const allowed = SHOWN_SIDES.filter((side) => props.sides.includes(side)).map((side) => t(`ui.${side}`));
  return (
    <LazyDisclosure summary={t('ui.upright')} aside={format.list(allowed)} look="plain">
      <UprightChoices {...props} />
    </LazyDisclosure>
  );
}
