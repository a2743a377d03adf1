import { firstPaint } from './site/first-paint.ts';

firstPaint(window);
