/** What a color says. Words or an icon always say it too. */
export const TONES = ['neutral', 'accent', 'ok', 'lime', 'info', 'warn', 'orange', 'bad', 'hot'] as const;
export type Tone = (typeof TONES)[number];

export interface ToneThreshold {
  /** The tone holds from this value upward. */
  readonly from: number;
  readonly tone: Tone;
}

/** The tone of the highest threshold that the value reaches; `bad` below all of them. */
export function toneAt(value: number, thresholds: readonly ToneThreshold[]): Tone {
  let best: ToneThreshold | undefined;
  for (const step of thresholds) {
    if (value >= step.from && (best === undefined || step.from > best.from)) best = step;
  }
  return best?.tone ?? 'bad';
}
