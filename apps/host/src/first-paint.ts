import { firstPaint } from './app/first-paint.ts';

firstPaint(window);
