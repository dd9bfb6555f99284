import { classNames } from './class-names.ts';

describe('classNames', () => {
  it('joins truthy names and drops the rest', () => {
    expect(classNames('a', false, undefined, 'b', '')).toBe('a b');
  });
});
