import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { relatedTests } from './related-tests.ts';

const API = ['api/test/**/*.test.ts'];
const expectRelated = (changed: string, names: string[]) => {
  const related = relatedTests([changed], API);
  for (const name of names) assert.ok(related.includes(`api/test/${name}.test.ts`), `${changed} selects ${name}`);
};

describe('the tests related to a file that is read, not imported', () => {
  it('are those of the migrations, for a migration', () => {
    expectRelated('api/src/db/migrations/new.ts', ['processes/migrations', 'generic/table-types', 'embedded/starting']);
  });
  it('are those of the seed, for its data and texts', () => {
    expectRelated('api/src/seed/data/new.json', ['processes/seed', 'processes/seed-twice']);
    expectRelated('api/src/seed/texts/new.fr.md', ['processes/seed', 'processes/seed-twice']);
  });
  it('are those of the mails, for the locales of the API', () => {
    expectRelated('api/src/locales/new.json', ['mail/mails']);
  });
});
