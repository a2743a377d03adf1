export { ChartFill, type ChartFillProps } from './chart-fill.tsx';
export { ChartSwatch, type ChartSwatchProps } from './chart-swatch.tsx';
export { MeterBar, type MeterBarProps } from './meter-bar.tsx';
export { ScoreRing, type ScoreRingProps } from './score-ring.tsx';
export { Sparkline, type SparklineProps, type SparkPoint } from './sparkline.tsx';
export { StackedBar, type BarSegment, type StackedBarProps } from './stacked-bar.tsx';
