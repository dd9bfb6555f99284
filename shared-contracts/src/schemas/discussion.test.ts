import * as v from 'valibot';
import { answerInput, commentInput, questionInput } from './discussion-input.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const issuesOf = (schema: v.GenericSchema, value: unknown) =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => [
    issue.path?.map(({ key }) => key).join('/'),
    issue.message,
  ]);

describe('a comment', () => {
  it.each([[{ articleId: id }], [{ answerId: id }], [{ articleId: id, answerId: null }]])(
    'belongs to one thing: %j',
    (on) => {
      expect(issuesOf(commentInput, { ...on, body: 'Merci' })).toEqual([]);
    },
  );
  it.each([[{}], [{ articleId: id, answerId: id }], [{ articleId: null }]])(
    'belongs to neither none nor two: %j',
    (on) => {
      expect(issuesOf(commentInput, { ...on, body: 'Merci' })).toEqual([['articleId', 'REQUIRED']]);
    },
  );
  it('has text, and an optional pseudonym of at least two letters', () => {
    expect(issuesOf(commentInput, { articleId: id, body: '  ' })).toEqual([['body', 'REQUIRED']]);
    expect(issuesOf(commentInput, { articleId: id, body: 'Merci', pseudonym: ' a ' })).toEqual([
      ['pseudonym', 'TOO_SHORT'],
    ]);
  });
});

it('a question reports every error at once', () => {
  expect(
    issuesOf(questionInput, { pseudonym: '', category: 'maritime', lang: 'de', title: 'court', body: 'x' }),
  ).toEqual([
    ['pseudonym', 'REQUIRED'],
    ['pseudonym', 'TOO_SHORT'],
    ['category', 'INVALID'],
    ['lang', 'INVALID'],
    ['title', 'TOO_SHORT'],
    ['body', 'TOO_SHORT'],
  ]);
});

it('an answer has a minimum and a maximum length', () => {
  expect(issuesOf(answerInput, { questionId: id, body: 'Non.' })).toEqual([['body', 'TOO_SHORT']]);
  expect(issuesOf(answerInput, { questionId: id, body: 'x'.repeat(6001) })).toEqual([['body', 'TOO_LONG']]);
});
