import { classNames } from './class-names.ts';

describe('classNames', () => {
  it('joins what applies and drops the rest', () => {
    expect(classNames('a', false, undefined, 'b', '')).toBe('a b');
  });
});
