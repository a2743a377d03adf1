export type { outputSchema } from './profit-output.schema.ts';
