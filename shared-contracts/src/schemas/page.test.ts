import * as v from 'valibot';
import { pageChange, pageInput } from './page.ts';

const texts = { slug: 'a-page', position: 0, titleFr: 'a', titleEn: 'a', bodyFr: 'a', bodyEn: 'a' };
const issuesOf = (schema: v.GenericSchema, value: unknown) =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => [
    issue.path?.map(({ key }) => key).join('/'),
    issue.message,
  ]);

describe('a page', () => {
  it.each([
    { ...texts, kind: 'help', topic: 'booking' },
    { ...texts, kind: 'legal', effectiveOn: '2026-12-01' },
  ])('of its kind is accepted: %j', (input) => {
    expect(issuesOf(pageInput, input)).toEqual([]);
  });
  it.each([
    [{ ...texts, kind: 'help', topic: 'weather' }, 'topic'],
    [{ ...texts, kind: 'legal', effectiveOn: '2026-02-30' }, 'effectiveOn'],
    [{ ...texts, kind: 'news' }, 'kind'],
    [{ ...texts, kind: 'help', topic: 'booking', slug: 'Not a slug' }, 'slug'],
    [{ ...texts, kind: 'help', topic: 'booking', bodyEn: ' ' }, 'bodyEn'],
  ])('is rejected at the invalid field: %j', (input, at) => {
    expect(issuesOf(pageInput, input).map(([path]) => path)).toEqual([at]);
  });
  it('is changed partially, and stays in both languages', () => {
    expect(issuesOf(pageChange, { position: 3 })).toEqual([]);
    expect(issuesOf(pageChange, { titleEn: '' })).toEqual([['titleEn', 'REQUIRED']]);
  });
});
