import { pageQuerySchema, topToolsQuerySchema } from './index.ts';

describe('numbers in a query', () => {
  it('have defaults', () => {
    expect(pageQuerySchema.parse({})).toEqual({ page: 1, limit: 10 });
    expect(topToolsQuerySchema.parse({})).toEqual({ limit: 10 });
  });

  it.each([
    ['1', true],
    ['100', true],
    ['0', false],
    ['101', false],
    ['-1', false],
    ['1.5', false],
    ['1e2', false],
    ['0x10', false],
    ['', false],
    [' 1', false],
    ['１', false],
  ])('limit "%s": accepted is %s', (limit, accepted) => {
    expect(topToolsQuerySchema.safeParse({ limit }).success).toBe(accepted);
  });
});
