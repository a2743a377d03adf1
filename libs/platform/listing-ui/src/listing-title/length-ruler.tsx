import { useFormat } from '@seller-toolbox/words/react';
import type { Tone } from '@seller-toolbox/ui';
import { RulerBar } from '@seller-toolbox/ui/ruler-bar';
import type { LengthState } from './length-counter.tsx';

const TONES: Readonly<Record<LengthState, Tone>> = { within: 'accent', near: 'warn', over: 'warn' };

export interface LengthRulerProps<Kind extends string> {
  label: string;
  /** Code points, as all figures here. */
  length: number;
  limit: number;
  /** The scale and the lengths on it that rules name. */
  ruler: { readonly end: number; readonly marks: readonly { readonly kind: Kind; readonly at: number }[] };
  /** Says what a mark is, with its length in the page's language. */
  labelOf: (kind: Kind, at: string) => string;
  state: LengthState;
}

/** A title's length against its limit, the lengths that rules name and the place where a phone cuts. */
export function LengthRuler<Kind extends string>(props: LengthRulerProps<Kind>) {
  const { label, length, limit, ruler, labelOf, state } = props;
  const format = useFormat();
  return (
    <RulerBar
      label={label}
      value={length}
      text={`${format.number(length)} / ${format.number(limit)}`}
      limit={limit}
      max={ruler.end}
      marks={ruler.marks.map(({ kind, at }) => ({ id: kind, at, label: labelOf(kind, format.number(at)) }))}
      tone={TONES[state]}
    />
  );
}
